import { groupMessages, sportMessages } from '../i18n/code-messages.ts'
import { hrefTo } from '../i18n/links.ts'
import { apiDocsPath } from '../i18n/paths.ts'
import type { Menu } from '../i18n/menu.ts'
import { m } from '../paraglide/messages.js'
import { getRequestId } from '../request/rendering.ts'
import { Logo } from './logo.tsx'
import { Newsletter } from './newsletter.tsx'
import { SettingMenus } from './setting-menus.tsx'

/** Groups of sports by column (spec §9: four columns). Two columns hold two small groups each. */
const columns = [['run', 'other'], ['cycling', 'multi'], ['water'], ['winter']] as const

export function Footer({ menu }: { menu: Menu }) {
  const groupOf = (key: string) => menu.groups.find((each) => each.group === key)
  return (
    <footer className="foot on-board">
      <div className="wrap">
        <Newsletter />
        <div className="foot-s">
          {columns.map((keys) => (
            <div key={keys[0]}>
              {keys.map((key) => {
                const group = groupOf(key)
                return group === undefined ? null : (
                  <div key={key}>
                    <p className="fh">
                      <a href={group.path}>{groupMessages[key]()}</a>
                    </p>
                    <ul>
                      {group.sports.map((each) => (
                        <li key={each.sport}>
                          <a href={each.path}>{sportMessages[each.sport]()}</a>
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <div className="foot-l">
          <div>
            <Logo />
            <ul className="foot-n">
              <li>
                <a href={hrefTo({ to: 'about' })}>{m.footer_about()}</a>
              </li>
              <li>
                <a href={hrefTo({ to: 'calendar', criteria: [] })}>{m.nav_calendar()}</a>
              </li>
              <li>
                <a href={hrefTo({ to: 'policy', policy: 'cookie-policy' })}>{m.footer_cookies()}</a>
              </li>
              <li>
                <a href={hrefTo({ to: 'policy', policy: 'privacy-policy' })}>
                  {m.footer_privacy()}
                </a>
              </li>
              <li>
                <a href={apiDocsPath} hrefLang="en" data-reload="">
                  {m.footer_api()}
                </a>
              </li>
            </ul>
          </div>
          <div>
            <p className="fh">{m.footer_settings()}</p>
            <SettingMenus place="foot" />
          </div>
        </div>
        <div className="legal">
          <p>{m.footer_currency()}</p>
          <p>
            {m.footer_legal()} {m.footer_disclaimer()}
          </p>
          <p>{m.footer_sources()}</p>
          <p className="tab">
            © Startline · {m.footer_version({ version: import.meta.env.STARTLINE_VERSION })} ·{' '}
            {m.footer_request({ id: getRequestId() })}
          </p>
        </div>
      </div>
    </footer>
  )
}
