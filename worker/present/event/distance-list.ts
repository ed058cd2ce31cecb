import { figureText } from '../../../src/i18n/figure-text.ts'
import { list } from '../../../src/i18n/names.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { EventView } from '../../../src/model/views.ts'

/** Distances for the description of the page: "42.2 km, 21.1 km and 10 km"; the sports if no distance is known. */
export function distanceList(view: EventView, locale: Locale): string {
  const figures = view.races.flatMap((race) =>
    race.distance === null ? [] : [figureText(race.distance, locale)],
  )
  if (figures.length > 0) return list([...new Set(figures)].slice(0, 5), locale)
  const sports = view.races.flatMap((race) =>
    race.sport === null ? [] : [sportName(race.sport, locale)],
  )
  return list([...new Set(sports)].slice(0, 5), locale)
}
