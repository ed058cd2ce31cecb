import { hrefTo } from '../../../i18n/links.ts'
import { withNext } from '../../../model/members/with-next.ts'
import { m } from '../../../paraglide/messages.js'
import { useNext } from './use-next.ts'

/** Link for visitors who already have an account. */
export function LogInLink() {
  const next = useNext()
  return (
    <p className="s muted have-one">
      {m.registration_have_one()}{' '}
      <a className="link" href={withNext(hrefTo({ to: 'members', page: 'signin' }), next)}>
        {m.account_login()}
      </a>
    </p>
  )
}
