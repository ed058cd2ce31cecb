import * as v from 'valibot'
import type { CalendarPageKey } from '../../../src/model/calendar/page-keys.ts'
import { filterKeys } from '../../calendar-filters/filter-list.ts'
import { shortText } from '../../calendar-filters/key-schemas.ts'
import { readerKeys } from './reader.ts'
import { hereKey } from './here.ts'

/** Keys of the calendar's page, and those that its path, its reader and its request add. */
type QueryKey = CalendarPageKey | keyof typeof readerKeys | 'criteria' | 'here'

/** The keys of a calendar's URL and of its form. `readCalendar` checks which of them go together. */
export const calendarQuery = v.object({
  ...readerKeys,
  criteria: v.optional(
    v.pipe(
      shortText(600),
      v.description(
        'Segments of the page’s path joined by `/`, as words of `locale`: sport or group, distance, country, region, city, year or month. `laufen/deutschland/2027-05`',
      ),
    ),
    '',
  ),
  ...filterKeys,
  here: hereKey,
} satisfies Record<QueryKey, v.GenericSchema>)
