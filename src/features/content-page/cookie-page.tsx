import { storedValues, type StoredValue } from '../../model/members/stored-values.ts'
import type { VersionedDocumentView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Blocks } from '../blocks/blocks.tsx'
import { ForeignNote } from '../blocks/foreign-note.tsx'
import { ConsentChoice } from './consent-choice.tsx'
import { VersionList, VersionNote } from './versions.tsx'

const purposes: Record<StoredValue['purpose'], () => string> = {
  locale: m.stored_locale,
  preferences: m.stored_preferences,
  currencies: m.stored_currencies,
  consent: m.stored_consent,
  saved: m.stored_saved,
  reported: m.stored_reported,
  scroll: m.stored_scroll,
  strip: m.stored_strip,
  'user-type': m.stored_user_type,
  google: m.stored_google,
  session: m.stored_session,
  member: m.stored_member,
  initials: m.stored_initials,
  known: m.stored_known,
  forms: m.stored_forms,
  return: m.stored_return,
  carried: m.stored_carried,
  'sign-up': m.stored_sign_up,
  draft: m.stored_draft,
  tickets: m.stored_tickets,
}
const lives: Record<StoredValue['life'], () => string> = {
  year: m.life_year,
  'half-year': m.life_half_year,
  month: m.life_month,
  day: m.life_day,
  'quarter-hour': m.life_quarter_hour,
  minute: m.life_minute,
  'half-minute': m.life_half_minute,
  visit: m.life_visit,
  browser: m.life_browser,
}
const setters: Record<StoredValue['by'], () => string> = {
  server: m.stored_by_server,
  page: m.stored_by_page,
}

/** The text of the policy, the consent choice, and all cookies and stored values of src/model/members/stored-values.ts. */
export function CookiePage({ document }: { document: VersionedDocumentView }) {
  const { title, summary, lang, note, blocks } = document
  return (
    <div className="wrap about">
      <h1 lang={lang ?? undefined}>{title}</h1>
      <div className="flow">
        <ForeignNote note={note} />
        <p className="lead-t" lang={lang ?? undefined}>
          {summary}
        </p>
        <VersionNote {...document} />
        <Blocks blocks={blocks} />
        <VersionList versions={document.versions} />
      </div>
      <ConsentChoice />
      <section>
        <h2>{m.cookies_heading()}</h2>
        <table className="stored">
          <thead>
            <tr>
              <th scope="col">{m.cookies_th_name()}</th>
              <th scope="col">{m.cookies_th_purpose()}</th>
              <th scope="col">{m.cookies_th_life()}</th>
              <th scope="col">{m.cookies_th_by()}</th>
            </tr>
          </thead>
          <tbody>
            {storedValues.map((each) => (
              <tr key={each.name}>
                <th scope="row">
                  <code translate="no">{each.name}</code>
                  {each.kind === 'cookie' ? null : <small>{m.stored_kind_storage()}</small>}
                </th>
                <td>{purposes[each.purpose]()}</td>
                <td>{lives[each.life]()}</td>
                <td>{setters[each.by]()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
