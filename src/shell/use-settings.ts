import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { recentCurrencies } from '../browser/recent-currencies.ts'
import { currencyMessages } from '../i18n/code-messages.ts'
import { queryWith } from '../i18n/links.ts'
import { locales, localeTable } from '../i18n/locales.ts'
import { currencies, currencySymbols, type Currency } from '../model/currencies.ts'
import { pageQuery } from '../model/page-keys.ts'
import { unitSystemNames } from '../model/preferences.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { getPreferences } from '../request/rendering.ts'
import { useAlternates } from './use-alternates.ts'

interface Choice {
  key: string
  /** A plain link: the server keeps the choice and answers with the clean address. */
  href: string
  name: string
  /** Behind the name: a currency's code and symbol. */
  note?: string
  lang?: string
}

export interface Setting {
  key: 'language' | 'currency' | 'unit'
  heading: string
  /** What it stands at, as short as the button wants it. */
  shown: string
  /** Key of the choice it stands at. */
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

/** All currencies, those chosen last first: once React is here, since the served page is the same for everybody. */
function useCurrencies(): readonly Currency[] {
  const [recent, setRecent] = useState<readonly Currency[]>([])
  useEffect(() => setRecent(recentCurrencies()), [])
  return [...new Set([...recent, ...currencies])]
}

/** The query that the served page was rendered with: a browser's address may have further keys. */
const shownQuery = ({ pathname, searchStr }: { pathname: string; searchStr: string }): string =>
  pageQuery(pathname, new URLSearchParams(searchStr)).toString()

/** Language, currency and unit (spec §1: to choose at any time), in this order. */
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
        href: queryWith(search, 'currency', code),
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
        href: queryWith(search, 'unitSet', name),
        name: name === 'metric' ? m.unit_metric() : m.unit_imperial(),
      })),
    },
  ]
}
