import { greatCircleKm, kmPerDegree } from '../../../../src/model/calendar/great-circle.ts'
import { daysBetween } from '../../../../src/model/values/dates.ts'
import type { ListPool, PoolEdition } from './list-pool.ts'

/** Entries of each part of a list. */
const perPart = 3
/** Kilometres from a member's place within which a race is near. */
const nearKm = 150

/** Known facts of a reader; a subscription without an account has a language only. */
export interface ListReader {
  /** Locale. */
  locale: string
  /** ISO 3166-1 alpha-2: of the profile and of saved events. */
  countries: ReadonlySet<string>
  /** Place of the profile; null if unknown. */
  place: { lat: number; lon: number } | null
  /** Sport codes of the profile and of saved events. */
  sports: ReadonlySet<number>
  /** Ids of saved events and those of followed organisers. */
  events: ReadonlySet<number>
}

export interface ChosenEditions {
  confirmed: number[]
  near: number[]
  opened: number[]
  closing: number[]
  find: number | null
}

/** How well an edition suits a reader: place and sport count twice as much as the language of the event. */
function fit({ country, sport, language }: PoolEdition, reader: ListReader): number {
  const inPlace = reader.countries.has(country) ? 2 : 0
  const ofSport = reader.sports.has(sport) ? 2 : 0
  return inPlace + ofSport + (language === reader.locale ? 1 : 0)
}

/** The editions that suit best, in the order of the pool where they suit equally. */
function best(
  pool: readonly PoolEdition[],
  reader: ListReader,
  limit: number,
  taken: ReadonlySet<number>,
): PoolEdition[] {
  const ranked = pool
    .filter(({ eventId }) => !taken.has(eventId))
    .map((edition) => ({ edition, score: fit(edition, reader) }))
    .toSorted((a, b) => b.score - a.score)
  return ranked.slice(0, limit).map(({ edition }) => edition)
}

/** The races near the reader's place, as `best` orders them. */
function nearest(
  pool: readonly PoolEdition[],
  reader: ListReader,
  taken: ReadonlySet<number>,
): PoolEdition[] {
  const { place } = reader
  if (place === null) return []
  const near = pool.filter(
    (edition) =>
      // The distance of most is not worth computing.
      Math.abs(edition.lat - place.lat) * kmPerDegree <= nearKm &&
      greatCircleKm(edition, place) <= nearKm,
  )
  return best(near, reader, perPart, taken)
}

/** Days since a fixed Sunday, so that each week has another find. */
const weekOf = (day: string): number => Math.floor(daysBetween('2026-01-04', day) / 7)

/** False for the largest event of a country of the reader, or of one that speaks the language of a reader without place. */
function mayBeUnknown(edition: PoolEdition, { countries, locale }: ListReader): boolean {
  if (edition.isLargest === 0) return true
  return !countries.has(edition.country) && (countries.size > 0 || edition.language !== locale)
}

function findOf(
  pool: readonly PoolEdition[],
  reader: ListReader,
  taken: ReadonlySet<number>,
  day: string,
): PoolEdition | null {
  const unknown = pool.filter((edition) => mayBeUnknown(edition, reader))
  const candidates = best(unknown, reader, unknown.length, taken)
  const [first] = candidates
  if (first === undefined) return null
  const suiting = candidates.filter((each) => fit(each, reader) === fit(first, reader))
  return suiting[weekOf(day) % suiting.length] ?? null
}

/**
 * The editions of one reader's list: sign-ups about to close and just opened, races near the reader on the next weekend,
 * dates that were confirmed in the week, and one find among those that suit as well as any, which changes every week. An
 * event is in one part only. A saved event is in the emails about saved events, so that its confirmed date is no news here;
 * neither it nor an event of a followed organiser is a find.
 * @param day ISO date of the list
 */
export function chooseEditions(pool: ListPool, reader: ListReader, day: string): ChosenEditions {
  const taken = new Set<number>()
  const take = (editions: readonly PoolEdition[]): number[] => {
    for (const { eventId } of editions) taken.add(eventId)
    return editions.map(({ id }) => id)
  }
  const closing = take(best(pool.closing, reader, perPart, taken))
  const opened = take(best(pool.opened, reader, perPart, taken))
  for (const event of reader.events) taken.add(event)
  const near = take(nearest(pool.weekend, reader, taken))
  const confirmed = take(best(pool.confirmed, reader, perPart, taken))
  const find = findOf(pool.finds, reader, taken, day)
  return { confirmed, near, opened, closing, find: find?.id ?? null }
}
