import { groupAllMessages, groupMessages, sportMessages } from '../i18n/code-messages.ts'
import { distanceLinks } from '../i18n/menu-distances.ts'
import { eventsText } from '../i18n/counts.ts'
import type { Menu } from '../i18n/menu.ts'
import { hueOf } from '../model/event/sports.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { getPreferences } from '../request/preferences.ts'
import { renderedMenuCounts } from '../request/rendering-context.server.ts'
import { Icon, SportIcon } from '../ui/icon.tsx'
import { Illustration } from '../ui/illustration.tsx'
import { DrawerClose } from './drawer-close.server.tsx'
import { LevelHead } from './level-head.tsx'

/**
 * A sport group of the main menu with its submenu. From 1024 px it is a link, whose submenu CSS alone opens on hover and
 * focus; src/boot/menus.ts adds taps, keys, Escape, and one open submenu at a time. In the drawer it is a button, and
 * the submenu is the drawer's second level. Its content is built when it opens (src/browser/expand-noscript.ts).
 */
export function GroupMenu({ group, path, sports }: Menu['groups'][number]) {
  const { unit } = getPreferences()
  const level = `drawer-${group}`
  const name = groupMessages[group]()
  const counts = renderedMenuCounts()
  const inGroup = counts?.groups.get(group)
  return (
    <li className={`has-sub g-${group}`}>
      <a className="nav-a" href={path}>
        {name}
      </a>
      <noscript>
        <button className="mrow mbig" type="button" popoverTarget={level}>
          <i />
          {name}
          {inGroup === undefined ? null : <span className="n">{inGroup.n}</span>}
          <Icon name="right" />
        </button>
      </noscript>
      <div className="drawer sub" id={level} popover="auto" data-panel="">
        <noscript>
          <LevelHead level={level} heading={name}>
            <DrawerClose />
          </LevelHead>
          <div className="wrap sub-in">
            <a className="sub-lead" href={path}>
              <b>{groupAllMessages[group]()}</b>
              {inGroup === undefined ? null : <span>{eventsText(inGroup)}</span>}
              <Illustration hue={group} />
            </a>
            <ul className="sub-list">
              {sports.map((each) => (
                <li className={`g-${hueOf(each.sport)}`} key={each.sport}>
                  <a href={each.path}>
                    <SportIcon sport={each.sport} />
                    {sportMessages[each.sport]()}
                    {counts === null ? null : (
                      <span className="n">{counts.sports.get(each.sport)?.n}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
            <div className="sub-far">
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
        </noscript>
      </div>
    </li>
  )
}
