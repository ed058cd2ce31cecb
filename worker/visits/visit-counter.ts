import type { EventCounts } from '../domain/organisers/counts/add-counts.ts'
import { createVisitBuffer, type VisitKind } from './visit-buffer.ts'

/** Events and days that are counted at once; a visit of a further one is not counted. */
const maxEntries = 2_000
/** Milliseconds for which visits are collected; work after a response may take 30 s in all. */
const collectMs = 20_000
/** After this time a write that has not ended was cut off with its request. */
const cutOffMs = 40_000

type Write = (counts: EventCounts[]) => Promise<void>

/** @param now elapsed milliseconds */
export function createVisitCounter(now: () => number) {
  const buffer = createVisitBuffer(maxEntries)
  /** Time until which a write is under way; 0 if there is none. */
  let writingUntil = 0
  async function writeLater(write: Write): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, collectMs))
    const counts = buffer.take()
    try {
      await write(counts)
    } catch (error) {
      buffer.restore(counts)
      console.warn('counts of visits', error)
    }
    writingUntil = 0
  }
  return {
    /** Counts a visit. @returns the write that is to follow the response; null if one is under way */
    count: (
      kind: VisitKind,
      permalink: string,
      day: string,
      write: Write,
    ): Promise<void> | null => {
      buffer.add(kind, permalink, day)
      if (now() < writingUntil) return null
      writingUntil = now() + cutOffMs
      return writeLater(write)
    },
  }
}
