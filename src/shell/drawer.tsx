import { groupAllMessages, groupMessages, sportMessages } from '../i18n/code-messages.ts'
import { hrefTo } from '../i18n/links.ts'
import type { Menu } from '../i18n/menu.ts'
import { hueOf } from '../model/sports.ts'
import { m } from '../paraglide/messages.js'
import { Icon, SportIcon } from '../ui/icon.tsx'
import { Illustration } from '../ui/illustration.tsx'
import { DrawerClose, DrawerLevel } from './drawer-level.tsx'
import { Logo } from './logo.tsx'
import { SettingChoices } from './setting-menus.tsx'
import { SignOut } from './sign-out.tsx'
import { useSettings } from './use-settings.ts'

/** Menu of narrow screens: a popover, so that it opens, and closes on Escape, without scripts. */
export function Drawer({ menu }: { menu: Menu }) {
  const settings = useSettings()
  return (
    <div className="drawer" id="drawer" popover="auto" data-panel="" data-account="">
      <div className="sh-h">
        <Logo />
        <DrawerClose first />
      </div>
      <nav className="sh-b" aria-label={m.nav_sports()}>
        {menu.groups.map(({ group }) => (
          <button
            className={`mrow mbig g-${group}`}
            type="button"
            popoverTarget={`drawer-${group}`}
            key={group}
          >
            <i />
            {groupMessages[group]()}
            <Icon name="right" />
          </button>
        ))}
        <a className="mrow mbig" href={hrefTo({ to: 'calendar', criteria: [] })}>
          <i className="mline" />
          {m.nav_calendar()}
        </a>
        <div className="msets">
          {settings.map(({ key, heading, shown }) => (
            <button className="mrow" type="button" popoverTarget={`drawer-${key}`} key={key}>
              {heading}
              <span className="n">{shown}</span>
              <Icon name="right" />
            </button>
          ))}
        </div>
      </nav>
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
          <span data-member-name={m.account_mine()} suppressHydrationWarning>
            {m.account_mine()}
          </span>
        </a>
        <a className="mrow" href={hrefTo({ to: 'profile', page: 'saved-events' })}>
          <Icon name="heart" />
          {m.saved_title()}
        </a>
        <SignOut className="mrow when-in" />
      </div>
      {menu.groups.map((each) => (
        <GroupLevel {...each} key={each.group} />
      ))}
      {settings.map((setting) => (
        <DrawerLevel id={`drawer-${setting.key}`} heading={setting.heading} key={setting.key}>
          <nav className="sh-b" aria-label={setting.heading}>
            <SettingChoices setting={setting} className="mrow" />
          </nav>
        </DrawerLevel>
      ))}
    </div>
  )
}

function GroupLevel({ group, path, sports }: Menu['groups'][number]) {
  return (
    <DrawerLevel id={`drawer-${group}`} heading={groupMessages[group]()} className={`g-${group}`}>
      <a className="level-lead" href={path}>
        <b>{groupAllMessages[group]()}</b>
        <Illustration hue={group} />
      </a>
      <ul className="sh-b">
        {sports.map((each) => (
          <li className={`g-${hueOf(each.sport)}`} key={each.sport}>
            <a className="mrow" href={each.path}>
              <SportIcon sport={each.sport} />
              {sportMessages[each.sport]()}
            </a>
          </li>
        ))}
      </ul>
    </DrawerLevel>
  )
}
