import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'

/** Sentences on the list of this browser, and on the view that works without scripts. */
export function BrowserIntro() {
  return (
    <>
      <p className="flow when-out">{m.saved_intro()}</p>
      <noscript>
        <p>{m.saved_no_script()}</p>
        <p>
          <a
            className="link"
            href={`${hrefTo({ to: 'profile', page: 'saved-events' })}?view=month`}
          >
            {m.saved_month_no_script()}
          </a>
        </p>
      </noscript>
    </>
  )
}
