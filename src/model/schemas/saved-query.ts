import * as v from 'valibot'
import { calendarViews } from '../calendar.ts'
import { boxPattern } from '../read-place.ts'

/** Query keys of the page of saved events, which its API reads, too. */
export const savedPageKeys = {
  view: v.optional(v.picklist(calendarViews)),
  month: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u))),
  box: v.optional(v.pipe(v.string(), v.regex(boxPattern))),
  /** Outcome of a heart without scripts. */
  outcome: v.optional(v.picklist(['added', 'removed', 'full'])),
} as const

/** The same keys in the URL of the page; a malformed value counts as absent. */
export const savedPageQuery = v.object({
  view: v.fallback(savedPageKeys.view, undefined),
  month: v.fallback(savedPageKeys.month, undefined),
  box: v.fallback(savedPageKeys.box, undefined),
  outcome: v.fallback(savedPageKeys.outcome, undefined),
})

export type SavedPageQuery = v.InferOutput<typeof savedPageQuery>

/** A path with the keys of a query; those that are undefined are left out. */
export function withSavedQuery(path: string, query: SavedPageQuery & { locale?: string }): string {
  const keys = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) keys.set(key, value)
  const text = keys.toString()
  return text === '' ? path : `${path}?${text}`
}
