import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currencyMessages } from '../i18n/currency-messages.ts'
import { locales, localeTable } from '../model/locales.ts'
import { currencies, type Currency } from '../model/values/currencies.ts'
import { pageQuery } from '../model/calendar/page-keys.ts'
import { unitSystemNames } from '../model/values/preferences.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { currencyHref, getPreferences, recentCurrencies, unitHref } from '../request/preferences.ts'
import { codeAndSymbol, type SettingKey } from './settings.ts'
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

export interface SettingChoices {
  setting: SettingKey
  heading: string
  /** Key of the current choice. */
  current: string
  choices: readonly Choice[]
  /** True if most pages have the same links. */
  isShared: boolean
}

/** `all` with `first` at the beginning. */
const startingWith = <T>(first: readonly T[], all: readonly T[]): readonly T[] => [
  ...new Set([...first, ...all]),
]

function useLanguages(): SettingChoices {
  const current = getLocale()
  const alternates = useAlternates()
  return {
    setting: 'language',
    heading: m.language_heading(),
    current,
    isShared: false,
    choices: startingWith([current], locales).map((locale) => {
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

/** All currencies, the recently chosen first. Those come after hydration, because served pages are the same for all. */
function useCurrencies(current: Currency): readonly Currency[] {
  const [recent, setRecent] = useState<readonly Currency[]>([current])
  useEffect(() => setRecent([...recentCurrencies(), current]), [current])
  return startingWith(recent, currencies)
}

/** The query that the server rendered the page with: the browser's URL may have further keys. */
const shownQuery = ({ pathname, searchStr }: { pathname: string; searchStr: string }): string =>
  pageQuery(pathname, new URLSearchParams(searchStr)).toString()

/** Choices of language, currency and unit, in this order. */
export function useChoices(): readonly SettingChoices[] {
  const search = useRouterState({ select: ({ location }) => shownQuery(location) })
  const { unit, currency } = getPreferences()
  const offered = useCurrencies(currency)
  return [
    useLanguages(),
    {
      setting: 'currency',
      heading: m.currency_heading(),
      current: currency,
      isShared: search === '',
      choices: offered.map((code) => ({
        key: code,
        href: currencyHref(search, code),
        name: currencyMessages[code](),
        note: codeAndSymbol(code),
      })),
    },
    {
      setting: 'unit',
      heading: m.unit_heading(),
      current: unit,
      isShared: search === '',
      choices: unitSystemNames.map((name) => ({
        key: name,
        href: unitHref(search, name),
        name: name === 'metric' ? m.unit_metric() : m.unit_imperial(),
      })),
    },
  ]
}
