import { currencies, type Currency } from './currencies.ts'
import { unitSystems } from './units.ts'

export type UnitSystem = keyof typeof unitSystems

/** What a visitor chose for lengths and money (spec §3, userPreferences). */
export interface Preferences {
  unit: UnitSystem
  currency: Currency
}

export const defaultPreferences: Preferences = { unit: 'metric', currency: 'EUR' }

export const unitSystemNames = ['metric', 'imperial'] as const satisfies readonly UnitSystem[]

/** The unit system of its name or of its code (spec §9: 0 and 1), as an address or a form may say it; null for anything else. */
export function unitSystemOf(text: string): UnitSystem | null {
  return unitSystemNames.find((name) => name === text || String(unitSystems[name]) === text) ?? null
}

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
