import { isUnstated } from '../../../../src/model/documents/same-value.ts'
import { addDays, daysBetween } from '../../../../src/model/values/dates.ts'
import type { ImportField } from '../../../../src/model/event/imports.ts'
import type {
  EditionFacts,
  EventFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import type { StatedFacts } from './draft-facts.ts'
import { isSameLength, matchEditions, matchRaces, type MatchedKeys } from './match-entries.ts'
import { comparableName } from './name-likeness.ts'

/**
 * A value that rows state. One that is assumed fills a gap. One of the identity, name and town, by which the event was found,
 * changes it only if it differs from an earlier list.
 */
export interface Statement {
  value: unknown
  weight: 'plain' | 'assumed' | 'identity'
}

/** Facts of rows beside the present facts of their event. */
export interface StatedValues {
  /** By the paths of the present facts. */
  values: ReadonlyMap<string, Statement>
  editions: MatchedKeys
  /** By the key of an edition of the rows. */
  races: ReadonlyMap<string, MatchedKeys>
  /** Editions that the present facts lack, and races that one of their editions lacks, by its key. */
  newEditions: readonly EditionFacts[]
  newRaces: ReadonlyMap<string, readonly RaceFacts[]>
  /** Steps of the prices in `values`, by the same path. */
  prices: ReadonlyMap<string, RaceFacts['prices']>
}

type Put = (path: string, value: unknown, weight?: Statement['weight']) => void
type Assumed = (field: ImportField) => Statement['weight']

/** @param today ISO date */
export function statedValues(
  { facts, places }: StatedFacts,
  present: EventFacts,
  today: string,
): StatedValues {
  const values = new Map<string, Statement>()
  const put: Put = (path, value, weight = 'plain') => {
    if (!isUnstated(value)) values.set(path, { value, weight })
  }
  const rows = [...places].map(([row, place]) => ({ assumed: row.facts.assumed, place }))
  const assumedIn =
    (edition: string | null, race: string | null): Assumed =>
    (field) => {
      const stating = rows.filter(
        ({ place }) => edition === null || (place.edition === edition && place.race === race),
      )
      return stating.every(({ assumed }) => assumed.includes(field)) ? 'assumed' : 'plain'
    }
  putEvent(put, facts, present, assumedIn(null, null))
  const editions = matchEditions(facts.editions, present.editions, today)
  const races = new Map<string, MatchedKeys>()
  const newRaces = new Map<string, RaceFacts[]>()
  const prices = new Map<string, RaceFacts['prices']>()
  for (const edition of facts.editions) {
    const held = present.editions.find(({ key }) => key === editions.get(edition.key))
    if (held === undefined) continue
    const matched = matchRaces(edition.races, held.races)
    races.set(edition.key, matched)
    putEdition(put, edition, held)
    for (const race of edition.races) {
      const other = held.races.find(({ key }) => key === matched.get(race.key))
      if (other === undefined) newRaces.set(held.key, [...(newRaces.get(held.key) ?? []), race])
      else {
        const at = `editions.${held.key}.races.${other.key}.`
        const weightOf = assumedIn(edition.key, race.key)
        putRace((path, ...value) => put(`${at}${path}`, ...value), race, other, weightOf)
        const steps = pricesOf(race, other)
        put(`${at}prices`, priceTable(steps))
        prices.set(`${at}prices`, steps)
      }
    }
  }
  const newEditions = facts.editions.filter(({ key }) => !editions.has(key))
  return { values, editions, races, newEditions, newRaces, prices }
}

function putEvent(put: Put, facts: EventFacts, present: EventFacts, weightOf: Assumed): void {
  const isCalledAlike = comparableName(facts.name ?? '') === comparableName(present.name ?? '')
  if (!isCalledAlike) put('name', facts.name, 'identity')
  put('nameLanguage', facts.nameLanguage, weightOf('language'))
  for (const field of ['cityId', 'town'] as const)
    put(`place.${field}`, facts.place[field], 'identity')
  for (const field of ['lat', 'lon', 'venue'] as const)
    put(`place.${field}`, facts.place[field], weightOf(field))
  put('url', facts.url)
}

function putEdition(put: Put, edition: EditionFacts, held: EditionFacts): void {
  const at = `editions.${held.key}.`
  const { date, endDate } = edition
  if (date === null) return
  const days = held.date === null ? 0 : daysBetween(held.date, date)
  put(`${at}date`, date)
  put(`${at}dateConfirmed`, true)
  // An edition that moves keeps its length, and its races their days.
  const later = held.endDate === null || held.date === null ? date : addDays(held.endDate, days)
  put(`${at}endDate`, endDate === date ? later : endDate)
  for (const race of held.races)
    if (race.date !== null) put(`${at}races.${race.key}.date`, addDays(race.date, days))
  for (const field of [
    'status',
    'previousDate',
    'registrationStartsOn',
    'registrationEndsOn',
    'registrationUrl',
  ] as const)
    put(`${at}${field}`, edition[field])
  for (const [locale, text] of Object.entries(edition.statusReason))
    put(`${at}statusReason.${locale}`, text)
}

function putRace(put: Put, race: RaceFacts, held: RaceFacts, weightOf: Assumed): void {
  put('name', race.name, weightOf('race'))
  put('sport', race.sport, weightOf('sport'))
  put('date', race.date)
  put('startTime', race.startTime)
  const [leg] = race.legs
  const [other, ...more] = held.legs
  // The disciplines of a race of several are not a row's to state.
  if (leg === undefined || other === undefined || more.length > 0) return
  const at = `legs.${other.key}.`
  put(`${at}sport`, leg.sport, weightOf('sport'))
  if (!isSameLength(leg.distance, leg.unit, other.distance, other.unit)) {
    put(`${at}distance`, leg.distance, weightOf('distance'))
    put(`${at}unit`, leg.unit, weightOf('distance'))
  }
  if (!isSameLength(leg.gain, leg.gainUnit, other.gain, other.gainUnit)) {
    put(`${at}gain`, leg.gain)
    put(`${at}gainUnit`, leg.gainUnit)
  }
}

type Prices = RaceFacts['prices']

/** Steps of a price, for comparison as a whole. */
export const priceTable = (prices: Prices): unknown[] =>
  prices.map(({ amount, currency, validFrom, validUntil }) => [
    amount,
    currency,
    validFrom,
    validUntil,
  ])

/** Steps that a row states: those of the present race if its one price is among them. */
function pricesOf(race: RaceFacts, held: RaceFacts): Prices {
  const [only, ...more] = race.prices
  const isAmongThem =
    more.length === 0 &&
    only?.validFrom === null &&
    only.validUntil === null &&
    held.prices.some(({ amount, currency }) => amount === only.amount && currency === only.currency)
  return isAmongThem ? held.prices : race.prices
}
