import { groupMessages, sportMessages } from '../i18n/code-messages.ts'
import { hrefTo } from '../i18n/links.ts'
import { menuOf, type Menu } from '../i18n/menu.ts'
import { apiDocsPath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { getRequestId } from '../request/rendering.ts'
import { Logo } from './logo.tsx'
import { SiteOperator, SocialProfiles } from './site-operator.server.tsx'
import { SettingButtons } from './setting-buttons.server.tsx'

/** Links, settings and legal texts of the footer. */
export function FooterLinks() {
  return (
    <>
      <div className="foot-s">
        {menuOf(getLocale()).groups.map((group) => (
          <GroupLinks {...group} key={group.group} />
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
              <a href={hrefTo({ to: 'sale' })}>{m.sale_title()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'challenges' })}>{m.challenge_title()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'for-organisers' })}>{m.footer_organisers()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'landing' })}>{m.footer_partners()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'news' })}>{m.news_title()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'help' })}>{m.help_title()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'policy', policy: 'cookie-policy' })}>{m.footer_cookies()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'policy', policy: 'privacy-policy' })}>{m.footer_privacy()}</a>
            </li>
            <li>
              <a href={hrefTo({ to: 'policy', policy: 'terms-of-service' })}>{m.footer_terms()}</a>
            </li>
            <li>
              <a href={apiDocsPath} hrefLang="en" data-reload="">
                {m.footer_api()}
              </a>
            </li>
          </ul>
        </div>
        <div>
          <SocialProfiles />
          <p className="fh">{m.footer_settings()}</p>
          <SettingButtons />
        </div>
      </div>
      <div className="legal">
        <p>
          {m.footer_currency()} {m.footer_legal()} {m.footer_disclaimer()} {m.footer_sources()}
        </p>
        <p className="tab">
          <SiteOperator /> © Startline ·{' '}
          {m.footer_version({ version: import.meta.env.STARTLINE_VERSION })} ·{' '}
          {m.footer_request({ id: getRequestId() })}
        </p>
      </div>
    </>
  )
}

/**
 * Sports of a group. On phones they open below the group's name; from 768 px style sheets show them in four columns
 * (spec §9), below a link to the group.
 */
function GroupLinks({ group, path, sports }: Menu['groups'][number]) {
  return (
    <details className={`foot-g foot-${group}`}>
      <summary>{groupMessages[group]()}</summary>
      <a className="fh" href={path}>
        {groupMessages[group]()}
      </a>
      <ul>
        {sports.map((each) => (
          <li key={each.sport}>
            <a href={each.path}>{sportMessages[each.sport]()}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
