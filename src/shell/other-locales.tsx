import { useMatches } from '@tanstack/react-router'
import { locales, localeTable } from '../model/locales.ts'
import { getLocale } from '../paraglide/runtime.js'

/**
 * `og:locale:alternate` tags for the page's other languages, from its `hreflang` links. They are not in the route's
 * head because the router keeps only one tag per property.
 */
export function OtherLocales() {
  const shown = getLocale()
  const links = useMatches().flatMap((match) => match.links ?? [])
  const linked = new Set(links.map((link) => link?.hrefLang))
  return locales
    .filter((locale) => locale !== shown && linked.has(localeTable[locale].tag))
    .map((locale) => (
      <meta property="og:locale:alternate" content={localeTable[locale].social} key={locale} />
    ))
}
