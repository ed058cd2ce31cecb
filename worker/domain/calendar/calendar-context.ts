import type { Locale } from '../../../src/model/locales.ts'
import type { Database } from '../../db/client.ts'
import type { CalendarEngine } from '../../search/port/engine.ts'

/** Data sources, language and day of a calendar. */
export interface CalendarContext {
  db: Database
  engine: CalendarEngine
  locale: Locale
  /** ISO dates: the day in UTC, and the first one that it is anywhere. */
  today: string
  firstDay: string
}
