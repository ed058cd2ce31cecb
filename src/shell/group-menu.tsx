import { groupAllMessages, groupMessages, sportMessages } from '../i18n/code-messages.ts'
import { distanceLinks } from '../i18n/menu-distances.ts'
import type { Menu } from '../i18n/menu.ts'
import { hueOf } from '../model/sports.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { getPreferences } from '../request/preferences.ts'
import { SportIcon } from '../ui/icon.tsx'
import { Illustration } from '../ui/illustration.tsx'

/**
 * A sport group of the main menu with its submenu. CSS alone opens it on hover and focus; src/boot/menus.ts adds taps,
 * Escape, and one open submenu at a time.
 */
export function GroupMenu({ group, path, sports }: Menu['groups'][number]) {
  const { unit } = getPreferences()
  return (
    <li className="has-sub">
      <a className="nav-a" href={path} suppressHydrationWarning>
        {groupMessages[group]()}
      </a>
      <div className={`sub g-${group}`}>
        <div className="wrap sub-in">
          <a className="sub-lead" href={path}>
            <b>{groupAllMessages[group]()}</b>
            <Illustration hue={group} />
          </a>
          <ul className="sub-list">
            {sports.map((each) => (
              <li className={`g-${hueOf(each.sport)}`} key={each.sport}>
                <a href={each.path}>
                  <SportIcon sport={each.sport} />
                  {sportMessages[each.sport]()}
                </a>
              </li>
            ))}
          </ul>
          <div>
            <p className="s muted">{unit === 'metric' ? m.menu_by_km() : m.menu_by_miles()}</p>
            <div className="sub-nums">
              {distanceLinks(group, getLocale(), unit).map((each) => (
                <a href={each.path} key={each.path}>
                  {each.figure}
                </a>
              ))}
            </div>
          </div>
        </div>
      </div>
    </li>
  )
}
