import { hrefTo } from '../i18n/links.ts'
import { menuOf } from '../i18n/menu.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Icon } from '../ui/icon.tsx'
import { DrawerAccount } from './drawer-account.server.tsx'
import { DrawerClose } from './drawer-close.server.tsx'
import { GroupMenu } from './group-menu.server.tsx'
import { Logo } from './logo.tsx'
import { SettingRows } from './setting-buttons.server.tsx'

/**
 * Logo and main menu. Below 1024 px the menu is a drawer: a popover, so that it opens, and closes on Escape, without
 * scripts. From 1024 px style sheets show it in the header, although the popover is closed. What only the drawer has is
 * built when it opens (src/browser/expand-noscript.ts).
 */
export function MainMenu() {
  return (
    <>
      <button
        className="ib menu-btn"
        type="button"
        popoverTarget="drawer"
        aria-label={m.menu_open()}
      >
        <Icon name="menu" />
      </button>
      <Logo />
      <div className="drawer menu" id="drawer" popover="auto" data-panel="" data-account="">
        <noscript>
          <div className="sh-h">
            <Logo />
            <DrawerClose first />
          </div>
        </noscript>
        <nav className="sh-b nav" aria-label={m.nav_sports()}>
          <ul>
            {menuOf(getLocale()).groups.map((group) => (
              <GroupMenu {...group} key={group.group} />
            ))}
            <li>
              <a className="nav-a mrow mbig" href={hrefTo({ to: 'calendar', criteria: [] })}>
                <i className="mline" />
                {m.nav_calendar()}
              </a>
            </li>
          </ul>
          <noscript>
            <SettingRows />
          </noscript>
        </nav>
        <DrawerAccount />
      </div>
    </>
  )
}
