/** Types of the API's response for a calendar page, inferred from the schemas as in views.ts. */
import type * as v from 'valibot'
import type { calendarRail, filterOption, sportOption } from '../schemas/calendar/calendar-rail.ts'
import type { calendarAnswer, calendarView } from '../schemas/calendar/calendar.ts'
import type { gridDay, monthGrid } from '../schemas/calendar/month-grid.ts'
import type { pageLink } from '../schemas/parts.ts'

/** A text with the path of its link. */
export type PageLink = v.InferOutput<typeof pageLink>

/** One option of a filter: a link to the list with it, or without it if it is in force. */
export type FilterOption = v.InferOutput<typeof filterOption>

export type SportOption = v.InferOutput<typeof sportOption>

/** The filters beside the list. */
export type CalendarRail = v.InferOutput<typeof calendarRail>

/** A day of the month grid. */
export type GridDay = v.InferOutput<typeof gridDay>

export type MonthGrid = v.InferOutput<typeof monthGrid>

export type CalendarView = v.InferOutput<typeof calendarView>

/** The calendar, and its canonical URL if that of the request is another. */
export type CalendarAnswer = v.InferOutput<typeof calendarAnswer>
