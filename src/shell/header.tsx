import { hrefTo } from '../i18n/links.ts'
import type { Menu } from '../i18n/menu.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Drawer } from './drawer.tsx'
import { GroupMenu } from './group-menu.tsx'
import { Logo } from './logo.tsx'
import { SearchDialog } from './search-dialog.tsx'

export function Header({ menu }: { menu: Menu }) {
  return (
    <header className="top">
      <div className="wrap top-in">
        <button
          className="ib menu-btn"
          type="button"
          popoverTarget="drawer"
          aria-label={m.menu_open()}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <nav className="nav" aria-label={m.nav_sports()}>
          <ul>
            {menu.groups.map((group) => (
              <GroupMenu {...group} key={group.group} />
            ))}
            <li>
              <a className="nav-a" href={hrefTo({ to: 'calendar', criteria: [] })}>
                {m.nav_calendar()}
              </a>
            </li>
          </ul>
        </nav>
        <div className="top-act">
          <SearchDialog />
          <AccountMenu />
        </div>
      </div>
      <Drawer menu={menu} />
    </header>
  )
}
