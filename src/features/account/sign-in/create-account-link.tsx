import { hrefTo } from '../../../i18n/links.ts'
import { withNext } from '../../../model/members/with-next.ts'
import { m } from '../../../paraglide/messages.js'

/** Footer of the sign-in form: link to registration. @param next path to return to, if known */
export function CreateAccountLink({ next }: { next: string | null }) {
  return (
    <p className="dlg-f">
      {m.signin_new()}{' '}
      <a className="link" href={withNext(hrefTo({ to: 'members', page: 'registration' }), next)}>
        {m.account_create()}
      </a>
    </p>
  )
}
