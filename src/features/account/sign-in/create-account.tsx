import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'

/** The foot of the sign-in bib: the way to an account. */
export function CreateAccount() {
  return (
    <p className="dlg-f">
      {m.signin_new()}{' '}
      <a className="link" href={hrefTo({ to: 'members', page: 'registration' })}>
        {m.account_create()}
      </a>
    </p>
  )
}
