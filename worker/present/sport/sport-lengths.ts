import { count } from '../../../src/i18n/format.ts'
import { longLength } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { lengthBounds, sportLengths } from '../../rules/sport-lengths.ts'
import type { Hue } from '../../../src/model/event/sports.ts'
import type { SportView } from '../../../src/model/views.ts'
import type { Criteria } from '../../domain/calendar/criteria.ts'
import { calendarPath } from '../paths/calendar-path.ts'

/** Tiles of the lengths that have races. @param races their numbers by kilometres, as text */
export function presentLengths(
  hue: Hue,
  races: ReadonlyMap<string, number>,
  criteria: Criteria,
  reader: Reader,
): SportView['lengths'] {
  const { locale } = reader
  return sportLengths[hue].flatMap((km) => {
    const found = races.get(String(km)) ?? 0
    if (found === 0) return []
    const [least, most] = lengthBounds(km)
    const path = calendarPath(criteria, locale, { minKm: least / 1000, maxKm: most / 1000 })
    return { figure: longLength(km, reader), km, races: count(found, locale), path }
  })
}
