import type {
  EditionFacts,
  EventFacts,
  PlaceFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'

import { isFigureUnit } from '../../../../src/i18n/figure-units.ts'
import { dateRange, longDate, measure, price, timeOfDay } from '../../../../src/i18n/format.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { isDateFault, isTimeFault } from '../../../../src/model/event-facts/faults/fault-codes.ts'

/** Names of cities by their ids. */
export type CityNames = ReadonlyMap<number, string>

const line = (parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')

/** Texts by language, a line each: "de: Rund um den See." */
const translated = (texts: Readonly<Partial<Record<string, string>>>): string[] =>
  Object.entries(texts).map(([language, text]) => `${language}: ${text ?? ''}`)

const placeLines = (
  { cityId, town, venue, venueNames }: PlaceFacts,
  cities: CityNames,
): string[] => [
  line([venue, town, cityId === null ? null : cities.get(cityId)]),
  ...translated(venueNames),
]

/** A date in words; a draft may hold a text that is none. */
const dayText = (date: string | null, locale: Locale): string | null =>
  date === null || date === '' || isDateFault(date) ? date : longDate(date, locale)

/** First and last day, in words if both are dates. */
function daysText({ date, endDate }: EditionFacts, locale: Locale): string {
  const stated = [date, endDate].flatMap((day) => (day === null || day === '' ? [] : [day]))
  const days = [...new Set(stated)]
  const [first = '', last] = days
  return last === undefined || days.some(isDateFault) || first > last
    ? days.map((day) => dayText(day, locale)).join(' – ')
    : dateRange(first, last, locale)
}

type LegFacts = RaceFacts['legs'][number]

function lengthText({ distance, unit }: LegFacts, locale: Locale): string | null {
  if (distance === null) return null
  return unit !== null && isFigureUnit(unit)
    ? measure(distance, unit, locale, 3)
    : `${distance} ${unit ?? ''}`
}

const raceLines = (race: RaceFacts, locale: Locale): string[] => [
  `· ${line([
    race.name,
    ...race.legs.map((leg) => lengthText(leg, locale)),
    dayText(race.date, locale),
    race.startTime === null || isTimeFault(race.startTime)
      ? race.startTime
      : timeOfDay(race.startTime, locale),
    race.venue,
    ...race.prices.map(({ amount, currency }) =>
      amount === null || currency === null ? amount : price(amount, currency, locale),
    ),
  ])}`,
  ...translated(race.names),
]

const editionLines = (edition: EditionFacts, cities: CityNames, locale: Locale): string[] => [
  daysText(edition, locale),
  ...(edition.place === null ? [] : placeLines(edition.place, cities)),
  ...translated(edition.statusReason),
  ...translated(edition.entriesNote),
  ...edition.races.flatMap((race) => raceLines(race, locale)),
]

/**
 * All that the page of a draft would say in words of its organiser, with dates and races, a line each. Dates, times,
 * lengths and prices are written for the reader.
 */
export function draftText(facts: EventFacts, cities: CityNames, locale: Locale): string {
  return [
    facts.name ?? '',
    ...translated(facts.names),
    ...placeLines(facts.place, cities),
    ...facts.editions.flatMap((edition) => editionLines(edition, cities, locale)),
    ...Object.values(facts.texts).flatMap(translated),
  ]
    .filter((each) => each !== '')
    .join('\n')
}

/** The links that the page of a draft would have. */
export const draftLinks = (facts: EventFacts): string[] => {
  const { url, facebook, instagram, twitter, youtube, editions } = facts
  const pages = editions.map(({ registrationUrl }) => registrationUrl)
  const links = [url, facebook, instagram, twitter, youtube, ...pages]
  return [...new Set(links.flatMap((link) => (link === null || link === '' ? [] : [link])))]
}

/** Ids of the cities that a draft names. */
export const citiesOfDraft = ({ place, editions }: EventFacts): number[] =>
  [place, ...editions.map((edition) => edition.place)].flatMap((each) =>
    each === null || each.cityId === null ? [] : [each.cityId],
  )
