import { daysBetween } from '../../../../src/model/values/dates.ts'
import type { ListPool, PoolEdition } from './list-pool.ts'

/** Entries of each part of a list. */
const perPart = 3

/** Known facts of a reader; a subscription without an account has a language only. */
export interface ListReader {
  /** Locale. */
  locale: string
  /** ISO 3166-1 alpha-2: of the profile and of saved events. */
  countries: ReadonlySet<string>
  /** Sport codes of the profile and of saved events. */
  sports: ReadonlySet<number>
  /** Ids of saved events and those of followed organisers. */
  events: ReadonlySet<number>
}

export interface ChosenEditions {
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

const ids = (editions: readonly PoolEdition[]): number[] => editions.map(({ id }) => id)

/** Days since a fixed Sunday, so that each week has another find. */
const weekOf = (day: string): number => Math.floor(daysBetween('2026-01-04', day) / 7)

/**
 * The editions of one reader's list: sign-ups that have opened, sign-ups about to close, and one find among those that
 * suit as well as any, which changes every week. An event that the reader saved, or whose organiser the reader follows, is no
 * find.
 * @param day ISO date of the list
 */
export function chooseEditions(pool: ListPool, reader: ListReader, day: string): ChosenEditions {
  const none = new Set<number>()
  const closing = best(pool.closing, reader, perPart, none)
  const opened = best(pool.opened, reader, perPart, new Set(closing.map(({ eventId }) => eventId)))
  const taken = new Set([
    ...reader.events,
    ...[...closing, ...opened].map(({ eventId }) => eventId),
  ])
  const candidates = best(pool.finds, reader, pool.finds.length, taken)
  const [first] = candidates
  if (first === undefined) return { opened: ids(opened), closing: ids(closing), find: null }
  const suiting = candidates.filter((each) => fit(each, reader) === fit(first, reader))
  const find = suiting[weekOf(day) % suiting.length]
  return { opened: ids(opened), closing: ids(closing), find: find?.id ?? null }
}
