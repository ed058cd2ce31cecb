import type {
  EditionFacts,
  EventFacts,
  PlaceFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'

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

const raceLines = ({ name, names, date, startTime, venue, legs, prices }: RaceFacts): string[] => [
  `· ${line([
    name,
    ...legs.map(({ distance, unit }) => (distance === null ? null : `${distance} ${unit ?? ''}`)),
    date,
    startTime,
    venue,
    ...prices.map(({ amount, currency }) =>
      amount === null ? null : `${amount} ${currency ?? ''}`,
    ),
  ])}`,
  ...translated(names),
]

const editionLines = (edition: EditionFacts, cities: CityNames): string[] => [
  [edition.date, edition.endDate].filter((day) => day !== null).join(' – '),
  ...(edition.place === null ? [] : placeLines(edition.place, cities)),
  ...translated(edition.statusReason),
  ...translated(edition.entriesNote),
  ...edition.races.flatMap(raceLines),
]

/** All that the page of a draft would say in words of its organiser, with dates and races, a line each. */
export function draftText(facts: EventFacts, cities: CityNames): string {
  return [
    facts.name ?? '',
    ...translated(facts.names),
    ...placeLines(facts.place, cities),
    ...facts.editions.flatMap((edition) => editionLines(edition, cities)),
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
