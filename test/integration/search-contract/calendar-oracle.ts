import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import type { SearchQuery } from '../../../worker/search/port/calendar.ts'
import type {
  EditionDocument,
  EventDocument,
  RaceDocument,
} from '../../../worker/search/port/event-document.ts'
import { countedFrom, noonOf } from './day-oracle.ts'
import { hasAll, isHeld } from './oracle.ts'
import { chordKm, isInBox, placeOf } from './place-oracle.ts'

/**
 * A second implementation of the calendar that examines every race, without code or tables of the engine. The count of
 * an option is the total of the query with that option.
 */

type Race = RaceDocument
interface Listed {
  event: EventDocument
  edition: EditionDocument
  races: Race[]
}

export const day = (isoDate: string): number => Date.parse(isoDate) / 86_400_000

const sportsOf: Record<string, string[]> = {
  run: ['run', 'trail', 'obstacle'],
  cycling: ['cycling', 'gravel', 'mtb', 'cyclocross'],
  water: ['swimming', 'sup', 'kayaking', 'canoeing', 'rafting'],
  multi: [
    'triathlon',
    'duathlon',
    'swimrun',
    'aquathlon',
    'aquabike',
    'run_bike',
    'raid',
    'paddle_triathlon',
  ],
}

const lengthsOf: Record<string, [number, number]> = {
  '5k': [4_800, 5_200],
  '10k': [9_500, 10_500],
  half: [20_900, 21_300],
  marathon: [42_000, 42_500],
  '50k': [45_000, 55_000],
  '100k': [95_000, 110_000],
  '100mi': [155_000, 175_000],
  middle: [110_000, 116_000],
  full: [222_000, 230_000],
}

function formatOf({ status }: EditionDocument): string {
  if (status === 'all-hybrid') return 'hybrid'
  return status === 'all-virtual' || status === 'turned-virtual' ? 'virtual' : 'in-person'
}

function statesOf(edition: EditionDocument, race: Race, today: string): string[] {
  const { status, signUpStartsOn: opens, signUpEndsOn: closes } = edition
  if (!isHeld(status)) return []
  if (edition.endDate < today) return ['closed']
  if (closes !== null && closes < today) return ['closed']
  if (race.soldOut) return ['sold-out']
  if (opens !== null && opens > today) return ['soon']
  if (closes === null) return []
  return day(closes) - day(today) <= 14 ? ['open', 'closing'] : ['open']
}

/** First and last day of a race: its own, if it lies within its edition's. */
export function daysOfRace(
  { date, endDate }: EditionDocument,
  race: Race | null,
): [string, string] {
  const own = race?.date ?? ''
  return own >= date && own <= endDate ? [own, own] : [date, endDate]
}

/** True for a race, or an edition without races, that passes the filters by days. */
function isInDays(
  edition: EditionDocument,
  race: Race | null,
  f: SearchFilters,
  now: number,
): boolean {
  const [first, last] = daysOfRace(edition, race)
  const overlaps = (from: string, to = '9999') => {
    const counted = countedFrom(edition, from, now)
    return counted <= to && last >= counted && first <= to
  }
  return overlaps(f.from, f.to) && (f.also === undefined || overlaps(f.also.from, f.also.to))
}

/** Archived editions are not listed; those of an event that is no longer held are listed for thirty days. */
function isListed({ status, endDate }: EditionDocument, today: string): boolean {
  if (status === 'archived') return false
  return status !== 'terminated' || day(today) - day(endDate) <= 30
}

/** Price of a race on a day: the cheapest valid step, or else the cheapest of the next ones; null for none. */
function costOf({ prices }: Race, today: string): number | null {
  const steps = prices.filter(({ until }) => until === null || until >= today)
  const current = steps.filter(({ from }) => from === null || from <= today)
  const [soonest] = steps.map(({ from }) => from ?? '').toSorted()
  const counting = current.length > 0 ? current : steps.filter(({ from }) => from === soonest)
  return counting.length === 0 ? null : Math.min(...counting.map(({ amountEur }) => amountEur))
}

/** Price of a race in its edition: none if it is sold out and another race is not. */
function priceOf(edition: EditionDocument, race: Race, today: string): number | null {
  const hasPlaces = edition.races.some(({ soldOut }) => !soldOut)
  return race.soldOut && hasPlaces ? null : costOf(race, today)
}

function teamsOf({ minTeamMembers: least, maxTeamMembers: most }: Race): string[] {
  if (least === null) return [(most ?? 1) > 1 ? 'team' : 'solo']
  return [...(least === 1 ? ['solo'] : []), ...((most ?? least) > 1 ? ['team'] : [])]
}

function isEditionWanted(
  event: EventDocument,
  edition: EditionDocument,
  f: SearchFilters,
  today: string,
): boolean {
  const place = placeOf(event, edition)
  return [
    isListed(edition, today),
    f.includeExpected !== false || edition.dateConfirmed,
    f.country === undefined || place.country === f.country,
    f.region === undefined || place.region === f.region,
    f.cityId === undefined || place.cityId === f.cityId,
    hasAll(event, f.text),
    f.format === undefined || formatOf(edition) === f.format,
    f.minRating === undefined || (event.rating !== null && event.rating >= f.minRating),
    f.language === undefined || event.language.split('-')[0] === f.language,
    f.organiserId === undefined || event.organiserId === f.organiserId,
    f.near === undefined || chordKm(f.near.point, place) <= f.near.km,
    f.box === undefined || isInBox(place, f.box),
  ].every(Boolean)
}

const between = (value: number | null, least?: number, most?: number): boolean =>
  value !== null && value >= (least ?? 0) && value <= (most ?? Number.MAX_VALUE)

/** The set filters that only a race can pass, as predicates. */
function raceFilters(
  f: SearchFilters,
  today: string,
): ((e: EditionDocument, r: Race) => boolean)[] {
  const ifSet = <T>(
    value: T | undefined,
    holds: (value: T) => (e: EditionDocument, r: Race) => boolean,
  ) => (value === undefined ? [] : [holds(value)])
  const range = (read: (race: Race) => number | null, least?: number, most?: number) =>
    least === undefined && most === undefined
      ? []
      : [(_: EditionDocument, race: Race) => between(read(race), least, most)]
  return [
    ...ifSet(f.sport, (sport) => (_, race) => race.sport === sport),
    ...ifSet(f.group, (group) => (_, race) => (sportsOf[group] ?? []).includes(race.sport)),
    ...ifSet(f.preset, (preset) => (_, race) => {
      const bounds = lengthsOf[preset]
      return bounds === undefined ? race.seconds !== null : between(race.metres, ...bounds)
    }),
    ...range((race) => race.metres, f.minMetres, f.maxMetres),
    ...range((race) => race.gainMetres, f.minGain, f.maxGain),
    ...range(
      (race) =>
        race.metres === null || race.gainMetres === null
          ? null
          : race.metres / 1000 + race.gainMetres / 100,
      f.minEffort,
      f.maxEffort,
    ),
    ...ifSet(f.maxPriceEur, (most) => (edition, race) => {
      const price = priceOf(edition, race, today)
      return price !== null && price <= most
    }),
    ...ifSet(
      f.signUp,
      (state) => (edition, race) => statesOf(edition, race, today).includes(state),
    ),
    ...ifSet(f.team, (team) => (_, race) => teamsOf(race).includes(team)),
  ]
}

/** All matching editions in the order of the calendar, with their matching races. */
export function listed(
  events: EventDocument[],
  f: SearchFilters,
  today: string,
  now = noonOf(today),
): Listed[] {
  const wanted = raceFilters(f, today)
  return events
    .flatMap((event) => event.editions.map((edition) => ({ event, edition })))
    .filter(({ event, edition }) => isEditionWanted(event, edition, f, today))
    .map(({ event, edition }) => ({
      event,
      edition,
      races: edition.races.filter(
        (race) => isInDays(edition, race, f, now) && wanted.every((holds) => holds(edition, race)),
      ),
    }))
    .filter(({ edition, races }) =>
      edition.races.length === 0
        ? wanted.length === 0 && isInDays(edition, null, f, now)
        : races.length > 0,
    )
    .toSorted(
      (a, b) =>
        a.edition.date.localeCompare(b.edition.date) ||
        b.event.weight - a.event.weight ||
        a.edition.editionId - b.edition.editionId,
    )
}

const lowest = (values: (number | null)[]): number =>
  Math.min(...values.map((value) => value ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY)

/** The whole list in the order of the query, and its counts. */
export function calendarOracle(
  events: EventDocument[],
  query: Pick<SearchQuery, 'filters' | 'today' | 'sort'>,
  now = noonOf(query.today),
) {
  const { filters, today, sort = 'date' } = query
  const found = listed(events, filters, today, now)
  const key: Record<string, (each: Listed) => number> = {
    date: () => 0,
    distance: ({ event, edition }) =>
      filters.near === undefined
        ? 0
        : Math.round(chordKm(filters.near.point, placeOf(event, edition)) * 1000),
    price: ({ edition, races }) => lowest(races.map((race) => priceOf(edition, race, today))),
    rating: ({ event }) => (event.rating === null ? 1 : -event.rating),
    added: ({ edition }) => -day(edition.addedOn),
  }
  const keyOf = key[sort] ?? (() => 0)
  const ordered = found
    .map((each, index) => ({ each, index, key: keyOf(each) }))
    .toSorted((a, b) => (a.key === b.key ? a.index - b.index : a.key - b.key))
  return {
    editionIds: ordered.map(({ each }) => each.edition.editionId),
    total: found.length,
    races: found.reduce((sum, each) => sum + each.races.length, 0),
  }
}
