import { localeTable } from '../model/locales.ts'
import { currencySymbols, type Currency } from '../model/values/currencies.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { getPreferences } from '../request/preferences.ts'

export type SettingKey = 'language' | 'currency' | 'unit'

/** Id of the panel in which a setting is chosen. */
export const panelOf = (key: SettingKey): string => `setting-${key}`

/** "USD $"; a currency whose symbol is its code shows it once. */
export function codeAndSymbol(code: Currency): string {
  const symbol = currencySymbols[code]
  return symbol === code ? code : `${code} ${symbol}`
}

interface CurrentSetting {
  key: SettingKey
  heading: string
  /** Short name of the current choice, for the button. */
  shown: string
}

/** Language, currency and unit, in this order. A visitor can change them on any page (spec §1). */
export function currentSettings(): readonly CurrentSetting[] {
  const { unit, currency } = getPreferences()
  return [
    { key: 'language', heading: m.language_heading(), shown: localeTable[getLocale()].name },
    { key: 'currency', heading: m.currency_heading(), shown: codeAndSymbol(currency) },
    {
      key: 'unit',
      heading: m.unit_heading(),
      shown: unit === 'metric' ? m.unit_metric_short() : m.unit_imperial_short(),
    },
  ]
}
