import { isUnstated } from '../../../../src/model/documents/same-value.ts'
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
    if (value === false || !isUnstated(value)) values.set(path, { value, weight })
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
        if (!isStepOf(race.prices, other.prices)) {
          put(`${at}prices`, priceTable(race.prices))
          prices.set(`${at}prices`, race.prices)
        }
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
  put(`${at}date`, date)
  // False is a statement: the rows call the date expected.
  put(`${at}dateConfirmed`, edition.dateConfirmed)
  // A row without a last day says nothing of the length of the edition.
  if (endDate !== date || held.endDate === null || held.date === null) put(`${at}endDate`, endDate)
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

/** True for the one price of a row, without days, that is among the steps of the present race: it states nothing new. */
function isStepOf(stated: Prices, held: Prices): boolean {
  const [only, ...more] = stated
  return (
    more.length === 0 &&
    only?.validFrom === null &&
    only.validUntil === null &&
    held.some(({ amount, currency }) => amount === only.amount && currency === only.currency)
  )
}
