import type { EventCounts } from '../domain/organisers/counts/add-counts.ts'

export type VisitKind = 'views' | 'clicks'

/** Counts that wait in memory to be written. */
export interface VisitBuffer {
  add(kind: VisitKind, permalink: string, day: string): void
  /** Removes the counts and returns them. */
  take(): EventCounts[]
  /** Puts counts back that could not be written. */
  restore(counts: readonly EventCounts[]): void
}

/** @param maxEntries events and days that are counted at once; a visit of a further one is not counted */
export function createVisitBuffer(maxEntries: number): VisitBuffer {
  let entries = new Map<string, EventCounts>()
  const entryOf = (permalink: string, day: string): EventCounts => {
    const key = `${day} ${permalink}`
    const entry = entries.get(key) ?? { permalink, day, views: 0, clicks: 0 }
    if (entries.size < maxEntries) entries.set(key, entry)
    return entry
  }
  return {
    add: (kind, permalink, day) => {
      entryOf(permalink, day)[kind] += 1
    },
    take: () => {
      const counts = [...entries.values()]
      entries = new Map()
      return counts
    },
    restore: (counts) => {
      for (const { permalink, day, views, clicks } of counts) {
        const entry = entryOf(permalink, day)
        entry.views += views
        entry.clicks += clicks
      }
    },
  }
}
