import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { SignOut } from './sign-out.server.tsx'

/** Foot of the drawer: the entries for visitors and those for members, like those of the account menu. */
export function DrawerAccount() {
  return (
    <div className="sh-f">
      <a
        className="btn btn-flare btn-w when-out"
        href={hrefTo({ to: 'members', page: 'signin' })}
        data-sign-in=""
      >
        {m.account_login()}
      </a>
      <a
        className="btn btn-line btn-w when-out"
        href={hrefTo({ to: 'members', page: 'registration' })}
      >
        {m.account_create()}
      </a>
      <a className="mrow when-in" href={hrefTo({ to: 'profile', page: 'edit' })}>
        <Icon name="user" />
        <span data-member-name={m.account_mine()}>{m.account_mine()}</span>
      </a>
      <a className="mrow" href={hrefTo({ to: 'profile', page: 'saved-events' })}>
        <Icon name="heart" />
        {m.saved_title()}
        <span className="n tab" data-saved-count="" />
      </a>
      <a className="mrow when-moderator" href={hrefTo({ to: 'moderation' })}>
        <Icon name="mail" />
        {m.moderation_title()}
      </a>
      <SignOut className="mrow when-in" />
    </div>
  )
}
