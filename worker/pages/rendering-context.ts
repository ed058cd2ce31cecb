import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Point } from '../../src/model/calendar.ts'
import { defaultPreferences, type Preferences } from '../../src/model/preferences.ts'
import { overwriteServerAsyncLocalStorage } from '../../src/paraglide/runtime.js'

/** What a page is worded by, and all that it may know of who asks. It is part of the key under which it is kept. */
export interface Visit {
  locale: Locale
  preferences: Preferences
  /** Roughly where the visitor is, only where the address asks for what is near; such a page is not kept. */
  place?: Point | null
  /** Of the scripts of this rendering; no key has it, because every answer puts its own in its place. */
  nonce?: string
}

const visits = new AsyncLocalStorage<Partial<Visit>>()
overwriteServerAsyncLocalStorage(visits)

/**
 * Runs something with the locale that messages and links take where none is named, and with preferences. Paraglide's
 * own middleware does the first after matching the address against its URL patterns several times, a third of a small
 * page's cost.
 */
export function inVisit<T>(visit: Visit, run: () => T): T {
  return visits.run(visit, run)
}

/** Preferences of the visit that is being answered. */
export function preferencesOfVisit(): Preferences {
  return visits.getStore()?.preferences ?? defaultPreferences
}

/** What the scripts of the page that is being rendered carry; '' where none is. */
export function nonceOfVisit(): string {
  return visits.getStore()?.nonce ?? ''
}

/** Where the visitor of this visit is, as far as it is asked for and known. */
export function placeOfVisit(): Point | null {
  return visits.getStore()?.place ?? null
}
