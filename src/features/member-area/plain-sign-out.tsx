import { api } from '../../api/index.ts'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'

/** Button that signs out without scripts, on pages that the server renders for a member. */
export function PlainSignOut() {
  return (
    <form className="no-script" method="post" action={api.auth.signout.$path()}>
      <input type="hidden" name="callbackUrl" value={hrefTo({ to: 'home' })} />
      <button className="btn btn-line btn-s">{m.account_logout()}</button>
    </form>
  )
}
