import { figureText, figureTexts } from '../../../src/i18n/figure-text.ts'
import { climb } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { isDrawnAsProfile } from '../../../src/model/event/profile-bars.ts'
import {
  hasProfile,
  isInWater,
  legSpans,
  type Leg,
} from '../../../src/model/event/kilometre-bars.ts'
import { longUnits } from '../../../src/model/values/units.ts'
import type { EventView, Figure } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { distanceFigure, drawingLegs, raceFigure } from '../cards/edition-card.ts'
import { distanceAxis, percent, type Axis } from './distance-axis.ts'

/** Races that a visitor can choose to see drawn. */
const maxDrawings = 6

/** Labels under the drawing of a race: distances, or the lengths of its legs, which are not drawn to one scale. */
function axisOf(race: RaceRow, legs: readonly Leg[], reader: Reader): Axis {
  const { locale } = reader
  if (race.legs.length > 1) {
    const labels = figureTexts(
      race.legs.map((leg) => distanceFigure(leg, reader)),
      locale,
    )
    return legSpans(legs).map(({ from }, i) => ({ label: labels[i] ?? '', at: percent(from) }))
  }
  return race.metres === null ? [] : distanceAxis(race.metres, reader)
}

/** Sentence that says what the drawing is made of. */
function sentence(race: RaceRow, legs: readonly Leg[], reader: Reader): string {
  const { locale } = reader
  if (race.profile !== null && isDrawnAsProfile(legs)) return m.event_axis_course({}, { locale })
  if (hasProfile(legs) && race.gain !== null)
    return m.event_axis({ climb: climb(race.gain, reader) }, { locale })
  return legs.every(isInWater) || race.gain !== null
    ? m.event_axis_ruler({}, { locale })
    : m.event_axis_flat({}, { locale })
}

/** Drawings of the races, one per figure. @param races longest first */
export function presentDrawings(
  races: readonly RaceRow[],
  reader: Reader,
): Pick<EventView, 'drawings' | 'ruler'> {
  const drawn = new Map<string, { race: RaceRow; figure: Figure | null }>()
  for (const race of races) {
    const figure = raceFigure(race, reader)
    const text = figure === null ? '' : figureText(figure, reader.locale)
    if (!drawn.has(text)) drawn.set(text, { race, figure })
  }
  const shown = [...drawn.values()].slice(0, maxDrawings)
  const ends = shown.flatMap(({ race: { legs, metres } }) =>
    legs.length === 1 && metres !== null ? [metres / 1000] : [],
  )
  return {
    drawings: shown.map(({ race, figure }) => {
      const legs = drawingLegs(race.legs)
      return {
        race: race.id,
        figure,
        name: race.acronym ?? race.name,
        legs,
        axis: axisOf(race, legs, reader),
        sentence: sentence(race, legs, reader),
      }
    }),
    ruler: {
      ends,
      unitKm: longUnits[reader.unit].metres / 1000,
    },
  }
}
