import type { Locale } from '../../src/model/locales.ts'
import type { MenuCounts } from '../../src/model/calendar/menu-counts.ts'
import { createDatabase } from '../db/client.ts'
import { findMenuCounts, type MenuCount } from '../domain/catalogue/counts/find-menu-counts.ts'
import { presentMenuCounts } from '../present/site/menu-counts.ts'
import { systemTimeMs } from '../runtime/clock.ts'

/** Lifetime of counts in an isolate; pages that show them are cached for five to ten times as long. */
const lifetimeMs = 60_000

interface Entry {
  found: MenuCount[]
  /** Milliseconds of `systemTimeMs`. */
  readAt: number
  byLocale: Map<Locale, MenuCounts>
}

let memory: Entry | null = null

/** Numbers of the main menu; null if there are none or they cannot be read, because no page needs them. */
export async function menuCounts(binding: D1Database, locale: Locale): Promise<MenuCounts | null> {
  const now = systemTimeMs()
  if (memory === null || now - memory.readAt > lifetimeMs)
    try {
      const found = await findMenuCounts(createDatabase(binding))
      memory = { found, readAt: now, byLocale: new Map() }
    } catch (error) {
      console.warn('counts of the menu', error)
      return null
    }
  const entry = memory
  if (entry.found.length === 0) return null
  const counts = entry.byLocale.get(locale) ?? presentMenuCounts(entry.found, locale)
  entry.byLocale.set(locale, counts)
  return counts
}
