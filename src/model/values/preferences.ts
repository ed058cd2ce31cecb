import { currencies, type Currency } from './currencies.ts'
import { unitSystems } from './units.ts'

export type UnitSystem = keyof typeof unitSystems

/** Unit system and currency that a visitor has chosen (spec §3, userPreferences). */
export interface Preferences {
  unit: UnitSystem
  currency: Currency
}

export const defaultPreferences: Preferences = { unit: 'metric', currency: 'EUR' }

export const unitSystemNames = ['metric', 'imperial'] as const satisfies readonly UnitSystem[]

/** Cookie with the currencies chosen last: a JSON array of codes, newest first (spec §9). */
export const recentCurrenciesCookie = 'recentCurrencies'

/** Unit system by its name or its code (spec §9: 0 and 1), as a URL or a form states it; null for any other text. */
export function unitSystemOf(text: string): UnitSystem | null {
  return unitSystemNames.find((name) => name === text || String(unitSystems[name]) === text) ?? null
}

/** Preferences from untrusted texts; the default replaces an invalid one. */
export function preferencesOf(
  unit: string | null | undefined,
  currency: string | null | undefined,
): Preferences {
  return {
    unit: unitSystemNames.find((name) => name === unit) ?? defaultPreferences.unit,
    currency: currencies.find((code) => code === currency) ?? defaultPreferences.currency,
  }
}
