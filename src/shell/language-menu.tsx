import { locales, localeTable } from '../i18n/locales.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Icon } from '../ui/icon.tsx'
import { useAlternates } from './use-alternates.ts'

/**
 * The language list, as a disclosure that opens without scripts. Each link stays on the page and remembers the choice:
 * the worker keeps it in a cookie and answers with the clean address. A language change loads the page anew.
 */
export function LanguageMenu({ id }: { id: string }) {
  const current = getLocale()
  const alternates = useAlternates()
  const name = localeTable[current].name
  return (
    <details className="pick-lang" data-dismiss="">
      <summary className="pref" aria-label={m.language_current({ language: name })}>
        <Icon name="globe" />
        {name}
        <Icon name="down" />
      </summary>
      <nav className="lang-pop" id={id} aria-label={m.language_heading()}>
        <ul>
          {locales.map((locale) => {
            const path = alternates[locale] ?? (locale === 'en' ? '/' : `/${locale}`)
            const href = `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
            return (
              <li key={locale}>
                <a
                  href={href}
                  rel="nofollow"
                  lang={localeTable[locale].tag}
                  aria-current={locale === current ? 'true' : undefined}
                  data-reload=""
                >
                  {localeTable[locale].name}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </details>
  )
}
