import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { SignOut } from './sign-out.server.tsx'

/**
 * Account menu. Every page contains the entries for visitors and those for members; the style sheet shows those that
 * match `data-member` on <html> (src/boot/account.ts).
 */
export function AccountMenu() {
  return (
    <details className="pick acct" data-dismiss="" data-account="">
      <summary className="ib">
        <span className="vh when-out">{m.account_menu()}</span>
        <span className="vh when-in">{m.account_mine()}</span>
        <span className="initials when-in" data-initials="" aria-hidden="true" />
        <Icon name="user" />
      </summary>
      <div className="pop">
        {/* The boot script writes the member's name here. */}
        <p className="who when-in" data-member-name={m.account_mine()}>
          {m.account_mine()}
        </p>
        <nav aria-label={m.account_mine()}>
          <ul>
            <li className="when-out">
              <a className="opt" href={hrefTo({ to: 'members', page: 'signin' })} data-sign-in="">
                <Icon name="login" />
                {m.account_login()}
              </a>
            </li>
            <li className="when-out">
              <a className="opt" href={hrefTo({ to: 'members', page: 'registration' })}>
                <Icon name="user" />
                {m.account_create()}
              </a>
            </li>
            <li className="when-in">
              <a className="opt" href={hrefTo({ to: 'profile', page: 'edit' })}>
                <Icon name="user" />
                {m.account_edit()}
              </a>
            </li>
            <li className="when-organiser">
              <a className="opt" href={hrefTo({ to: 'organiser-events' })}>
                <Icon name="flag" />
                {m.organiser_events_title()}
              </a>
            </li>
            <li className="when-organiser">
              <a className="opt" href={hrefTo({ to: 'profile', page: 'organiser' })}>
                <Icon name="list" />
                {m.account_organisation()}
              </a>
            </li>
            <li className="when-moderator">
              <a className="opt" href={hrefTo({ to: 'moderation' })}>
                <Icon name="mail" />
                {m.moderation_title()}
              </a>
            </li>
            <li>
              {/* The boot script has no messages: it shows these after a press on a heart and after signing in. */}
              <a
                className="opt"
                href={hrefTo({ to: 'profile', page: 'saved-events' })}
                data-added={m.saved_added()}
                data-added-account={m.saved_added_account()}
                data-removed={m.saved_removed()}
                data-keep={m.signin_keep()}
                data-undo={m.saved_undo()}
                data-united={m.saved_united()}
                data-full={m.saved_full()}
                data-unchanged={m.saved_unchanged()}
              >
                <Icon name="heart" />
                {m.saved_title()}
              </a>
            </li>
            <li className="when-in">
              <a className="opt" href={hrefTo({ to: 'profile', page: 'registrations' })}>
                <Icon name="calendar" />
                {m.account_sign_ups()}
              </a>
            </li>
            <li className="when-in">
              <SignOut className="opt" />
            </li>
          </ul>
        </nav>
      </div>
    </details>
  )
}
