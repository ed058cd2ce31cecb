import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currencyMessages } from '../i18n/code-messages.ts'
import { locales, localeTable } from '../i18n/locales.ts'
import { currencies, currencySymbols, type Currency } from '../model/currencies.ts'
import { pageQuery } from '../model/page-keys.ts'
import { unitSystemNames } from '../model/preferences.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { currencyHref, getPreferences, recentCurrencies, unitHref } from '../request/preferences.ts'
import { useAlternates } from './use-alternates.ts'

interface Choice {
  key: string
  /** A plain link: the server stores the choice and redirects to the URL without it. */
  href: string
  name: string
  /** Text after the name: a currency's code and symbol. */
  note?: string
  lang?: string
}

export interface Setting {
  key: 'language' | 'currency' | 'unit'
  heading: string
  /** Short name of the current choice, for the button. */
  shown: string
  /** Key of the current choice. */
  current: string
  choices: readonly Choice[]
}

function useLanguage(): Setting {
  const current = getLocale()
  const alternates = useAlternates()
  return {
    key: 'language',
    heading: m.language_heading(),
    shown: localeTable[current].name,
    current,
    choices: locales.map((locale) => {
      const path = alternates[locale] ?? (locale === 'en' ? '/' : `/${locale}`)
      return {
        key: locale,
        href: `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`,
        name: localeTable[locale].name,
        lang: localeTable[locale].tag,
      }
    }),
  }
}

/** "USD $"; a currency whose symbol is its code shows it once. */
function codeAndSymbol(code: Currency): string {
  const symbol = currencySymbols[code]
  return symbol === code ? code : `${code} ${symbol}`
}

/** All currencies, the recently chosen first. Those come after hydration, because served pages are the same for all. */
function useCurrencies(): readonly Currency[] {
  const [recent, setRecent] = useState<readonly Currency[]>([])
  useEffect(() => setRecent(recentCurrencies()), [])
  return [...new Set([...recent, ...currencies])]
}

/** The query that the server rendered the page with: the browser's URL may have further keys. */
const shownQuery = ({ pathname, searchStr }: { pathname: string; searchStr: string }): string =>
  pageQuery(pathname, new URLSearchParams(searchStr)).toString()

/** Language, currency and unit, in this order. A visitor can change them on any page (spec §1). */
export function useSettings(): readonly Setting[] {
  const search = useRouterState({ select: ({ location }) => shownQuery(location) })
  const { unit, currency } = getPreferences()
  const metric = unit === 'metric'
  const offered = useCurrencies()
  return [
    useLanguage(),
    {
      key: 'currency',
      heading: m.currency_heading(),
      shown: codeAndSymbol(currency),
      current: currency,
      choices: offered.map((code) => ({
        key: code,
        href: currencyHref(search, code),
        name: currencyMessages[code](),
        note: codeAndSymbol(code),
      })),
    },
    {
      key: 'unit',
      heading: m.unit_heading(),
      shown: metric ? m.unit_metric_short() : m.unit_imperial_short(),
      current: unit,
      choices: unitSystemNames.map((name) => ({
        key: name,
        href: unitHref(search, name),
        name: name === 'metric' ? m.unit_metric() : m.unit_imperial(),
      })),
    },
  ]
}
