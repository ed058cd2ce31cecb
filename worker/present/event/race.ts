import { figureTexts } from '../../../src/i18n/figure-text.ts'
import { isFigureUnit } from '../../../src/i18n/figure-units.ts'
import {
  count,
  dayAndMonth,
  longDate,
  measure,
  number,
  timeOfDay,
  weekday,
} from '../../../src/i18n/format.ts'
import { climb, length } from '../../../src/i18n/lengths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { priceIn } from '../texts/prices.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { isForTeams } from '../../rules/team-size.ts'
import { nextPriceAfter, priceOn } from '../../rules/ticket-prices.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import { systemOf, unitOfCode } from '../../../src/model/values/units.ts'
import type { RaceView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EditionRow, RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { effortText } from './event-numbers.ts'
import { drawingLegs, raceFigure } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { rateNote } from '../texts/phrases.ts'
import { presentHeights } from './race-heights.ts'

/** Fraction digits of a stated distance, enough for metres. */
const statedDigits = 3

/** The organiser's own figure if the page uses the other system of units ("26.2 mi" for 42.2 km). */
function statedFigure(race: RaceRow, { locale, unit: shown }: Reader): string | null {
  const [leg] = race.legs
  if (race.legs.length !== 1 || leg === undefined || leg.distance === null || leg.unit === null)
    return null
  const unit = unitOfCode(leg.unit)
  if (unit === null || !isFigureUnit(unit)) return null
  const stated = systemOf(unit)
  return stated === null || stated === shown
    ? null
    : measure(leg.distance, unit, locale, statedDigits)
}

/** "1.9 + 90 + 21.1 km" for a race with several legs of known lengths. */
function legSum(race: RaceRow, reader: Reader): string | null {
  if (race.legs.length < 2 || race.metres === null) return null
  const figures = race.legs.map((leg) => length(leg.metres ?? 0, reader))
  return figureTexts(figures, reader.locale).join(' + ')
}

function age(race: RaceRow, locale: Locale): RaceView['age'] {
  const { ageMin, ageMax } = race
  if (ageMin === null && ageMax === null) return null
  if (ageMin !== null && ageMax !== null) {
    return { from: null, to: null, range: `${number(ageMin, locale)}–${number(ageMax, locale)}` }
  }
  return {
    from: ageMin === null ? null : number(ageMin, locale),
    to: ageMax === null ? null : number(ageMax, locale),
    range: null,
  }
}

function team(race: RaceRow, locale: Locale): string | null {
  const { teamMin, teamMax } = race
  if (!isForTeams(teamMin, teamMax)) return null
  if (teamMax === null) return `${number(teamMin ?? 1, locale)}+`
  return teamMin === null || teamMin === teamMax
    ? number(teamMax, locale)
    : `${number(teamMin, locale)}–${number(teamMax, locale)}`
}

/** ISO date of a race; null if its day is unknown, which it is not if the edition has one day only. */
export const raceDate = (
  race: Pick<RaceRow, 'date'>,
  { date, endDate }: Pick<EditionRow, 'date' | 'endDate'>,
): string | null => race.date ?? (date === endDate ? date : null)

/** Day of a race; null if it is unknown, or the only day of the edition. */
function startDay(race: RaceRow, { date, endDate }: EditionRow, locale: Locale): string | null {
  const isOnlyDay = date === endDate && race.date === date
  return race.date === null || isOnlyDay ? null : weekday(race.date, locale, 'month')
}

/** The price after the current one and its first day: "€75 from 1 April"; null if none follows before the edition ends. */
function nextPrice(
  { prices }: RaceRow,
  { endDate }: EditionRow,
  reader: Reader,
  today: string,
): string | null {
  const next = nextPriceAfter(prices, today)
  if (next === null || next.from > endDate) return null
  const { locale } = reader
  const price = priceIn(reader, next.step.amount, next.step.currency).text
  const isThisYear = next.from.slice(0, 4) === today.slice(0, 4)
  const date = (isThisYear ? dayAndMonth : longDate)(next.from, locale)
  return m.checkout_next_from({ price, date }, { locale })
}

export function presentRace(
  race: RaceRow,
  edition: EditionRow,
  reader: Reader,
  today: string,
): RaceView {
  const { locale } = reader
  const current = priceOn(race.prices, today)
  const price = current === null ? null : priceIn(reader, current.amount, current.currency)
  const sport = sportOfCode(race.sport)
  return {
    id: race.id,
    name: race.name,
    nameLang: foreignTag(race.nameLanguage, locale),
    acronym: race.acronym,
    sport,
    hue: hueOf(sport),
    legs: drawingLegs(race.legs),
    distance: raceFigure(race, reader),
    stated: statedFigure(race, reader),
    sum: legSum(race, reader),
    climb: race.gain === null ? null : climb(race.gain, reader),
    effort: effortText(race, reader),
    ...presentHeights(race, reader),
    date: raceDate(race, edition),
    start: race.startTime === null ? null : timeOfDay(race.startTime, locale),
    startDay: startDay(race, edition, locale),
    venue: race.venue,
    price: price?.text ?? null,
    priceStated: price?.converted?.stated ?? null,
    priceNext: nextPrice(race, edition, reader, today),
    rateNote: price === null ? null : rateNote(price, locale),
    team: team(race, locale),
    age: age(race, locale),
    offer:
      current === null
        ? null
        : { amount: toMajor(current.amount, current.currency), currency: current.currency },
    soldOut: race.soldOut === 1,
    places: race.capacity === null ? null : count(race.capacity, locale),
  }
}
