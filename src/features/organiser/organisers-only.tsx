import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'

/** Shown to athletes in the place of what only organisers have. */
export function OrganisersOnly() {
  return (
    <div className="flow">
      <h2>{m.profile_organisers_only()}</h2>
      <p>{m.profile_organisers_only_text()}</p>
      <p>
        <a className="btn" href={hrefTo({ to: 'profile', page: 'edit' })}>
          {m.profile_back()}
        </a>
      </p>
    </div>
  )
}
