import { api, bodyOf, moveTo } from '../../api.ts'
import type { CalendarView } from '../../model/views.ts'
import { readerQuery } from '../../reader-query.ts'

const known = [
  'sport',
  'distance',
  'country',
  'month',
  'text',
  'minKm',
  'maxKm',
  'min',
  'max',
  'unit',
  'confirmed',
  'from',
  'to',
  'page',
] as const

/** The calendar of an address. Keys that it does not know are left out; another spelling moves to the right one. */
export async function loadCalendar(
  criteria: string,
  search: Record<string, unknown>,
): Promise<CalendarView> {
  const keys: Record<string, string> = {}
  for (const key of known) {
    const value = search[key]
    if (typeof value === 'string') keys[key] = value
  }
  const answer = await bodyOf(
    await api.calendar.$get({ query: { ...readerQuery(), criteria, ...keys } }),
  )
  if (answer.redirect !== null) moveTo(answer.redirect)
  if (answer.view === null) throw new Error('The calendar answered neither a view nor an address.')
  return answer.view
}
