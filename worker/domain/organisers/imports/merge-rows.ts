import { differences } from '../../../../src/model/documents/differences.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { movedEdition } from '../../../../src/model/event-facts/move-edition.ts'
import { lastEdition } from '../../../../src/model/event-facts/next-edition.ts'
import { flattenDocument, unflattenDocument } from '../../../../src/model/documents/paths.ts'
import { isSameValue, isUnstated } from '../../../../src/model/documents/same-value.ts'
import type {
  EditionFacts,
  EventFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import { foldName } from '../../../imports/fold-name.ts'
import { carriedRace } from './carried-race.ts'
import { factsOfImportedRows, type SoundRow } from './draft-facts.ts'
import type { RowPlace } from './field-of-path.ts'
import { matchRaces } from './match-entries.ts'
import { priceTable, statedValues, type StatedValues, type Statement } from './stated-values.ts'

/** An event after the rows of a list. */
export interface MergedRows {
  facts: EventFacts
  /** The edition and race that each row is. */
  places: ReadonlyMap<SoundRow, RowPlace>
  /** Paths that change, added entries included, and those that were edited by hand since the last list, and stay. */
  changed: string[]
  kept: string[]
  /** Keys of editions that are added. */
  added: string[]
}

/**
 * Facts of an event after a list: what its rows state, where no one has changed it since an earlier list stated it. Facts
 * that the rows leave out stay, and so do editions and races; an edition with another date takes its other days along.
 * @param earlier rows of earlier lists that are part of the event, the latest list first
 * @param today ISO date
 */
export function mergeRows(
  present: EventFacts,
  rows: readonly SoundRow[],
  earlier: readonly (readonly SoundRow[])[],
  today: string,
): MergedRows {
  const sheet = factsOfImportedRows(rows)
  const stated = statedValues(sheet, present, today)
  const lists = earlier.map((each) => statedValues(factsOfImportedRows(each), present, today))
  const former = flattenDocument(eventShape, present)
  const outcomeAt = (path: string, statement: Statement) => {
    const now = isPrices(path) ? pricesAt(present, path) : (former.get(path) ?? null)
    const before = lists.map((each) => each.values.get(path)).find((each) => each !== undefined)
    return outcomeOf(statement, now, before)
  }
  const moved = withMoves(present, today, (path) => {
    const statement = stated.values.get(path)
    if (statement === undefined || outcomeAt(path, statement) !== 'changes') return null
    return typeof statement.value === 'string' ? statement.value : null
  })
  const values = flattenDocument(eventShape, moved)
  const moves = differences(eventShape, present, moved).map(({ path }) => path)
  const [changed, kept]: [string[], string[]] = [[], []]
  const prices = new Map<string, RaceFacts['prices']>()
  for (const [path, statement] of stated.values) {
    const outcome = outcomeAt(path, statement)
    if (outcome === 'stays') kept.push(path)
    if (outcome === 'stays' || outcome === 'passed') continue
    // A day that the rows state again does not move along.
    if (outcome === 'changes') changed.push(path)
    if (isPrices(path)) prices.set(path, stated.prices.get(path) ?? [])
    else values.set(path, statement.value)
  }
  const isStated = (path: string) =>
    [...stated.values.keys()].some((each) => path === each || path.startsWith(`${each}.`))
  changed.push(...moves.filter((path) => !isStated(path)))
  const facts = unflattenDocument(eventShape, values)
  const raceKeys = new Map<string, string>()
  const editions = facts.editions.map((edition) => {
    const at = `editions.${edition.key}.races`
    const races = edition.races.map((race) =>
      withPrices(race, prices.get(`${at}.${race.key}.prices`)),
    )
    for (const race of stated.newRaces.get(edition.key) ?? []) {
      const isRemoved = lists.some((each) => hasRace(each.newRaces.get(edition.key) ?? [], race))
      if (isRemoved) kept.push(at)
      else {
        const key = freeKey(races)
        raceKeys.set(`${edition.key} ${race.key}`, key)
        races.push({ ...race, key })
        changed.push(`${at}.${key}`)
      }
    }
    return { ...edition, races }
  })
  const added: EditionFacts[] = []
  const last = lastEdition(present)
  for (const edition of stated.newEditions) {
    const isRemoved = lists.some((each) =>
      each.newEditions.some(({ date }) => date === edition.date),
    )
    const path = `editions.${edition.key}`
    if (isRemoved) kept.push(path)
    else {
      changed.push(path)
      added.push(last === null ? edition : carried(edition, last))
    }
  }
  return {
    facts: { ...facts, editions: [...editions, ...added] },
    places: finalPlaces(sheet.places, stated, raceKeys),
    changed,
    kept,
    added: added.map(({ key }) => key),
  }
}

const isPrices = (path: string): boolean => path.endsWith('.prices')

/** The event with its editions on their new dates. @param dateAt new date by the path of an edition's; null for none */
function withMoves(
  present: EventFacts,
  today: string,
  dateAt: (path: string) => string | null,
): EventFacts {
  const editions = present.editions.map((edition) => {
    const date = dateAt(`editions.${edition.key}.date`)
    return date === null ? edition : movedEdition(edition, date, today)
  })
  return { ...present, editions }
}

/** Outcome of a statement, from the present value and what an earlier list stated; `passed` for one that does not count. */
function outcomeOf(
  { value, weight }: Statement,
  present: unknown,
  before: Statement | undefined,
): 'same' | 'changes' | 'stays' | 'passed' {
  if (isSameValue(value, present)) return 'same'
  if (weight === 'assumed')
    return isUnstated(present) && before === undefined ? 'changes' : 'passed'
  if (before === undefined) return weight === 'identity' ? 'passed' : 'changes'
  if (isSameValue(before.value, present)) return 'changes'
  return weight === 'identity' ? 'passed' : 'stays'
}

function pricesAt({ editions }: EventFacts, path: string): unknown[] {
  const [, edition, , race] = path.split('.')
  const found = editions.find(({ key }) => key === edition)?.races.find(({ key }) => key === race)
  return found === undefined ? [] : priceTable(found.prices)
}

/** A race with other steps of its price; a step at the same position stays the same entry. */
function withPrices(race: RaceFacts, steps: RaceFacts['prices'] | undefined): RaceFacts {
  if (steps === undefined) return race
  const keys = new Set(race.prices.map(({ key }) => key))
  const prices = steps.map((step, index) => {
    const key = race.prices[index]?.key ?? nextKey(keys)
    keys.add(key)
    return { ...step, key }
  })
  return { ...race, prices }
}

function nextKey(taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`n${number}`)) number += 1
  return `n${number}`
}

const freeKey = (entries: readonly { key: string }[]): string =>
  nextKey(new Set(entries.map(({ key }) => key)))

const hasRace = (races: readonly RaceFacts[], race: RaceFacts): boolean =>
  races.some(({ name }) => foldName(name ?? '') === foldName(race.name ?? ''))

/** A new edition, whose races have what the list does not state from the last edition. */
function carried(edition: EditionFacts, last: EditionFacts): EditionFacts {
  const matched = matchRaces(edition.races, last.races)
  const races = edition.races.map((race) => {
    const former = last.races.find(({ key }) => key === matched.get(race.key))
    return former === undefined ? race : carriedRace(race, former)
  })
  return { ...edition, races }
}

function finalPlaces(
  places: ReadonlyMap<SoundRow, RowPlace>,
  { editions, races }: StatedValues,
  raceKeys: ReadonlyMap<string, string>,
): ReadonlyMap<SoundRow, RowPlace> {
  return new Map(
    [...places].map(([row, place]) => {
      const edition = editions.get(place.edition) ?? place.edition
      const race =
        races.get(place.edition)?.get(place.race) ??
        raceKeys.get(`${edition} ${place.race}`) ??
        place.race
      return [row, { edition, race }]
    }),
  )
}
