import { currencies, type Currency } from './currencies.ts'
import type { unitSystems } from './units.ts'

export type UnitSystem = keyof typeof unitSystems

/** What a visitor chose for lengths and money (spec §3, userPreferences). */
export interface Preferences {
  unit: UnitSystem
  currency: Currency
}

export const defaultPreferences: Preferences = { unit: 'metric', currency: 'EUR' }

export const unitSystemNames = ['metric', 'imperial'] as const satisfies readonly UnitSystem[]

/** Preferences of texts that anyone may have written; what cannot be read is the default. */
export function preferencesOf(
  unit: string | null | undefined,
  currency: string | null | undefined,
): Preferences {
  return {
    unit: unitSystemNames.find((name) => name === unit) ?? defaultPreferences.unit,
    currency: currencies.find((code) => code === currency) ?? defaultPreferences.currency,
  }
}
