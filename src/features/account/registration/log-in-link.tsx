import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'

/** Link for visitors who already have an account. */
export function LogInLink() {
  return (
    <p className="s muted have-one">
      {m.registration_have_one()}{' '}
      <a className="link" href={hrefTo({ to: 'members', page: 'signin' })}>
        {m.account_login()}
      </a>
    </p>
  )
}
