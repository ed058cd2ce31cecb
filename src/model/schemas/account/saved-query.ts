import * as v from 'valibot'
import { calendarViews } from '../../calendar/calendar.ts'
import { readBox } from '../../calendar/read-place.ts'

/** Query of `GET /api/profile/saved-events`: that of its page (src/model/members/saved-query.ts). */
export const savedViewQuery = v.object({
  view: v.optional(v.fallback(v.pipe(v.string(), v.picklist(calendarViews)), 'list'), 'list'),
  /** "2027-03" */
  month: v.optional(
    v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u))), null),
    null,
  ),
  /** Part of the map to which the list is limited. */
  box: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.transform(readBox))), null), null),
  /** Outcome of a form that leads to the page: a heart without scripts, the button of a calendar. */
  outcome: v.optional(
    v.fallback(
      v.nullable(
        v.pipe(v.string(), v.picklist(['added', 'removed', 'full', 'search', 'searches-full'])),
      ),
      null,
    ),
    null,
  ),
})

export type SavedViewQuery = v.InferOutput<typeof savedViewQuery>
