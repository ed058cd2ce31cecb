import { hrefTo } from '../../../i18n/links.ts'
import { withNext } from '../../../model/members/with-next.ts'
import { m } from '../../../paraglide/messages.js'

/** Sentences on the list of this browser; without scripts there is only that of an account. */
export function BrowserIntro() {
  const list = hrefTo({ to: 'profile', page: 'saved-events' })
  return (
    <>
      <p className="flow when-out with-script">{m.saved_intro()}</p>
      <noscript>
        <p>{m.saved_no_script()}</p>
        <p>
          <a className="btn" href={withNext(hrefTo({ to: 'members', page: 'signin' }), list)}>
            {m.account_login()}
          </a>
        </p>
      </noscript>
    </>
  )
}
