import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'

/** Shown to members without the right to a page, in the words of a missing page. */
export function MissingContent() {
  return (
    <div className="flow">
      <h2>{m.error_404_title()}</h2>
      <p>
        <a className="btn" href={hrefTo({ to: 'home' })}>
          {m.error_home()}
        </a>
      </p>
    </div>
  )
}
