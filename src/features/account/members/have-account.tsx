import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'

/** For who came here and has an account already. */
export function HaveAccount() {
  return (
    <p className="s muted have-one">
      {m.registration_have_one()}{' '}
      <a className="link" href={hrefTo({ to: 'members', page: 'signin' })}>
        {m.account_login()}
      </a>
    </p>
  )
}
