import { shortMonth } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { addDays, mondayOf } from '../../../src/model/values/dates.ts'
import type { SavedWeek } from '../../../src/model/schemas/account/saved-page.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { namesMonth, seasonMondays } from '../calendar/season-weeks.ts'

/** A bar is as high as the root of its kilometres, so that 5 km and 100 km fit into one drawing. */
const percentPerRootKm = 7.2
const highest = 72

function heightOf({ races }: CardFacts): number {
  const metres = Math.max(0, ...races.map((race) => race.metres ?? 0))
  return Math.round(Math.min(highest, percentPerRootKm * Math.sqrt(metres / 1000)))
}

/**
 * The next 52 weeks with the saved races in each, by date.
 * @param races that are not cancelled, in the order of their dates
 * @param today ISO date
 */
export function savedSeason(
  races: readonly CardFacts[],
  locale: Locale,
  today: string,
): SavedWeek[] {
  return seasonMondays(mondayOf(today)).map((monday) => {
    const sunday = addDays(monday, 6)
    const inWeek = races.filter(({ date }) => date >= monday && date <= sunday)
    const [earliest] = inWeek
    return {
      day: earliest === undefined ? null : String(Number(earliest.date.slice(8))),
      month: namesMonth(monday) ? shortMonth(monday, locale) : null,
      races: inWeek.map((facts) => ({
        hue: hueOf(sportOfCode(facts.sport)),
        height: heightOf(facts),
        expected: facts.confirmed === 0,
      })),
    }
  })
}
