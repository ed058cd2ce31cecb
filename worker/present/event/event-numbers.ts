import { count, number, year } from '../../../src/i18n/format.ts'
import { climbFigure } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'
import { isInWater } from '../../../src/model/event/kilometre-bars.ts'
import type { EventView, Figure } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { drawingLegs, raceFigure } from '../cards/edition-card.ts'

const maxNumbers = 6

const metresPerEffortKm = 100

/** Km-effort of a race: its kilometres plus a hundredth of its climb in metres; null if one of them is unknown. */
export function effort({ metres, gain }: Pick<RaceRow, 'metres' | 'gain'>): number | null {
  return metres === null || gain === null ? null : metres / 1000 + gain / metresPerEffortKm
}

const wholeNumber = (value: number, { locale }: Reader): string => number(Math.round(value), locale)

/** "271"; null if the distance or the climb is unknown. */
export function effortText(race: Pick<RaceRow, 'metres' | 'gain'>, reader: Reader): string | null {
  const value = effort(race)
  return value === null ? null : wholeNumber(value, reader)
}

/** Three to six numbers of the event for the strip below its drawing. @param races longest first */
export function presentNumbers(
  { event, edition }: EventFacts,
  races: readonly RaceRow[],
  reader: Reader,
): EventView['numbers'] {
  const { locale } = reader
  const [longest] = races
  const days = daysBetween(edition.date, edition.endDate) + 1
  const unknown = m.fact_not_announced({}, { locale })
  const numbers: EventView['numbers'] = []
  const add = (label: string, figure: Figure | null) => {
    numbers.push({ label, ...(figure ?? { value: unknown, unit: '' }), known: figure !== null })
  }
  const addNumber = (label: string, value: string) => add(label, { value, unit: '' })
  if (longest !== undefined) {
    add(m.fact_longest({}, { locale }), raceFigure(longest, reader))
    if (!drawingLegs(longest.legs).every(isInWater)) {
      const label = m.fact_longest_climb({}, { locale })
      add(label, longest.gain === null ? null : climbFigure(longest.gain, reader))
    }
    const value = effortText(longest, reader)
    if (value !== null) addNumber(m.filter_effort({}, { locale }), value)
  }
  addNumber(m.races_heading({}, { locale }), wholeNumber(races.length, reader))
  if (days > 1) addNumber(m.fact_days({}, { locale }), wholeNumber(days, reader))
  if (event.since !== null)
    addNumber(m.fact_since({}, { locale }), year(`${event.since}-01-01`, locale))
  if (edition.capacity !== null)
    addNumber(m.fact_capacity({}, { locale }), count(edition.capacity, locale).n)
  return numbers.slice(0, maxNumbers)
}
