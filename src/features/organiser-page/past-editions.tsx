import { statusMessages } from '../../i18n/status-messages.ts'
import { lowerFirst } from '../../i18n/joins.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { OrganiserView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Links to the last editions of all events. */
export function PastEditions({ past }: Pick<OrganiserView, 'past'>) {
  if (past.length === 0) return null
  return (
    <section className="org-p">
      <h2 id="past">{m.saved_past()}</h2>
      <nav className="eds" aria-labelledby="past">
        {past.map(({ permalink, date, year, name, nameLang, status }) => (
          <a key={`${permalink}/${date}`} href={hrefTo({ to: 'event', permalink, date })}>
            <span className={status?.tone === 'bad' ? 'num is-off' : 'num'}>{year}</span>
            <span>
              <span lang={nameLang ?? undefined}>{name}</span>
              {status === null
                ? null
                : ` · ${lowerFirst(statusMessages[status.meaning](), getLocale())}`}
            </span>
          </a>
        ))}
      </nav>
    </section>
  )
}
