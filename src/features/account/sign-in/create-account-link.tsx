import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'

/** Footer of the sign-in form: link to registration. */
export function CreateAccountLink() {
  return (
    <p className="dlg-f">
      {m.signin_new()}{' '}
      <a className="link" href={hrefTo({ to: 'members', page: 'registration' })}>
        {m.account_create()}
      </a>
    </p>
  )
}
