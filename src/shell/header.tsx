import { groupAllMessages, groupMessages, sportMessages } from '../i18n/code-messages.ts'
import { hrefTo } from '../i18n/links.ts'
import type { Menu } from '../i18n/menu.ts'
import { m } from '../paraglide/messages.js'
import { Icon, SportIcon } from '../ui/icon.tsx'
import { hueOf } from '../model/sports.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SearchDialog } from './search-dialog.tsx'

/** The logo is the brand in every language; direction and line are part of the drawing. */
export function Logo() {
  return (
    <a className="logo" href={hrefTo({ to: 'home' })} aria-label="Startline">
      START
      <i />
      LINE
    </a>
  )
}

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
              <li key={group.group}>
                <a className="nav-a" href={group.path}>
                  {groupMessages[group.group]()}
                </a>
              </li>
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
        </div>
      </div>
      <Drawer menu={menu} />
    </header>
  )
}

/** The phone's menu: a popover, so that it opens, closes and takes Escape without scripts. */
function Drawer({ menu }: { menu: Menu }) {
  return (
    <div className="drawer" id="drawer" popover="auto">
      <div className="sh-h">
        <Logo />
        <button
          className="ib"
          type="button"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={m.menu_close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="sh-b" aria-label={m.nav_sports()}>
        <a className="mrow mbig" href={hrefTo({ to: 'calendar', criteria: [] })}>
          {m.nav_calendar()}
        </a>
        {menu.groups.map((group) => (
          <details className={`g-${group.group}`} key={group.group} name="drawer-groups">
            <summary className="mrow mbig">
              <i />
              {groupMessages[group.group]()}
              <Icon name="down" />
            </summary>
            <ul>
              <li>
                <a className="mrow" href={group.path}>
                  {groupAllMessages[group.group]()}
                </a>
              </li>
              {group.sports.map((each) => (
                <li className={`g-${hueOf(each.sport)}`} key={each.sport}>
                  <a className="mrow" href={each.path}>
                    <SportIcon sport={each.sport} />
                    {sportMessages[each.sport]()}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <div className="on-drawer">
          <LanguageMenu id="language-drawer" />
        </div>
      </nav>
    </div>
  )
}
