import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

/** The profile menu of a visitor who is signed out, which everybody is as long as there are no accounts. */
export function AccountMenu() {
  return (
    <details className="pick" data-dismiss="">
      <summary className="ib" aria-label={m.account_menu()}>
        <Icon name="user" />
      </summary>
      <nav className="pop" aria-label={m.account_menu()}>
        <ul>
          <li>
            <a className="opt" href={hrefTo({ to: 'members', page: 'signin' })}>
              <Icon name="login" />
              {m.account_login()}
            </a>
          </li>
          <li>
            <a className="opt" href={hrefTo({ to: 'members', page: 'registration' })}>
              <Icon name="user" />
              {m.account_create()}
            </a>
          </li>
          <li>
            {/* The boot has no texts of its own: what it says after a heart stands here. */}
            <a
              className="opt"
              href={hrefTo({ to: 'profile', page: 'saved-events' })}
              data-added={m.saved_added()}
              data-removed={m.saved_removed()}
            >
              <Icon name="heart" />
              {m.saved_title()}
            </a>
          </li>
        </ul>
      </nav>
    </details>
  )
}
