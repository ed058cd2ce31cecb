import {
  count,
  fullDate,
  isFigureUnit,
  length,
  measure,
  number,
  price,
} from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { hueOf, sportOfCode } from '../../src/model/sports.ts'
import { unitOfCode } from '../../src/model/units.ts'
import type { RaceView } from '../../src/model/views.ts'
import type { EditionRow, RaceRow } from '../domain/events/find-event.ts'
import { drawingLegs, raceFigure } from './edition-card.ts'

/** The organiser's own figure, where the page shows another unit ("26.2 mi" beside 42.2 km). */
function statedFigure(race: RaceRow, locale: Locale): string | null {
  const [leg] = race.legs
  if (race.legs.length !== 1 || leg === undefined || leg.distance === null || leg.unit === null)
    return null
  const unit = unitOfCode(leg.unit)
  if (unit === null || unit === 'km' || unit === 'm' || !isFigureUnit(unit) || leg.metres === null)
    return null
  return measure(leg.distance, unit, locale, 2)
}

/** "1.9 + 90 + 21.1 km", for a race with several legs whose lengths are known. */
function legSum(race: RaceRow, locale: Locale): string | null {
  if (race.legs.length < 2 || race.metres === null) return null
  const figures = race.legs.map((leg) => length(leg.metres ?? 0, locale))
  const last = figures.at(-1)
  if (last === undefined) return null
  const oneUnit = figures.every((each) => each.unit === last.unit)
  if (oneUnit) return `${figures.map((each) => each.value).join(' + ')} ${last.unit}`
  return figures.map((each) => `${each.value} ${each.unit}`).join(' + ')
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
  if (teamMin === null || teamMax === null || teamMax < 2) return null
  return teamMin === teamMax
    ? number(teamMax, locale)
    : `${number(teamMin, locale)}–${number(teamMax, locale)}`
}

export function presentRace(race: RaceRow, edition: EditionRow, locale: Locale): RaceView {
  const sport = sportOfCode(race.sport)
  return {
    id: race.id,
    name: race.name,
    acronym: race.acronym,
    sport,
    hue: hueOf(sport),
    legs: drawingLegs(race.legs),
    distance: raceFigure(race, locale),
    stated: statedFigure(race, locale),
    sum: legSum(race, locale),
    climb: race.gain === null ? null : measure(race.gain, 'm', locale, 0),
    date: race.date ?? edition.date,
    start: race.startTime,
    startDay: race.date === null || race.date === edition.date ? null : fullDate(race.date, locale),
    venue: race.venue,
    price: race.price === null ? null : price(race.price[0], race.price[1], locale),
    team: team(race, locale),
    age: age(race, locale),
    places: race.capacity === null ? null : count(race.capacity, locale),
  }
}
