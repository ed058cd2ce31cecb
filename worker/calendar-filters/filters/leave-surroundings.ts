import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { QueryChange } from '../filter.ts'

/** Change that stops measuring distances, and sorting by them. */
export const stopMeasuring = ({ sort }: CalendarQuery): QueryChange =>
  sort === 'distance' ? { near: null, sort: 'date' } : { near: null }

/** Change that leaves the surroundings of the city in force, for a choice of another place or of none. */
export const leaveSurroundings = (query: CalendarQuery): QueryChange =>
  query.near?.kind === 'city' ? stopMeasuring(query) : {}

/** Count of an option that leaves the surroundings of a city: null, because the counts are of within them. */
export const outsideTotal = ({ near }: CalendarQuery, total: number): number | null =>
  near?.kind === 'city' ? null : total
