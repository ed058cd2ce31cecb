import { recordOf } from '../../../../src/model/values/record-of.ts'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
} from '../../../../src/model/event-facts/empty-facts.ts'
import { localeOrDefault } from '../../../../src/model/locales.ts'
import type {
  EditionFacts,
  EventFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import type { RowFacts } from '../../../imports/row-facts.ts'
import type { RowPlace } from './field-of-path.ts'
import { editionsOf } from './group-rows.ts'

/** A checked row, with the gazetteer's city of its town. */
export interface SoundRow {
  facts: RowFacts
  cityId: number
}

/** Facts of an event, and the edition and race in them that each of its rows is. */
export interface StatedFacts {
  facts: EventFacts
  places: ReadonlyMap<SoundRow, RowPlace>
}

/**
 * Facts of an event from its rows: an edition per date, or for days that follow each other, and a race per row. What several
 * rows state of the whole comes from the first that states it. Keys follow from the date and the position, so that
 * importing again gives the same paths.
 */
export function factsOfImportedRows(rows: readonly SoundRow[]): StatedFacts {
  const [first] = rows
  const places = new Map<SoundRow, RowPlace>()
  if (first === undefined) return { facts: emptyEvent(), places }
  const stated = statedIn(rows)
  const facts = {
    ...emptyEvent(),
    name: first.facts.name,
    nameLanguage: stated('language'),
    place: {
      ...emptyPlace(),
      cityId: first.cityId,
      town: first.facts.town,
      lat: stated('lat'),
      lon: stated('lon'),
      venue: stated('venue'),
    },
    url: stated('site'),
    editions: editionsOf(rows).map((each) => editionOf(each, places)),
  }
  return { facts, places }
}

const statedIn =
  (rows: readonly SoundRow[]) =>
  <Field extends keyof RowFacts>(field: Field): RowFacts[Field] | null =>
    rows.map(({ facts }) => facts[field]).find((value) => value !== null) ?? null

/** Last day of an edition: the latest that a row states, or one that is before its first day, which is a fault. */
function lastDayOf(rows: readonly SoundRow[]): string {
  const wrong = rows.find(({ facts: { date, end } }) => end !== null && end < date)
  if (wrong !== undefined) return wrong.facts.end ?? ''
  return (
    rows
      .map(({ facts: { date, end } }) => end ?? date)
      .toSorted()
      .at(-1) ?? ''
  )
}

function editionOf(rows: readonly SoundRow[], places: Map<SoundRow, RowPlace>): EditionFacts {
  const stated = statedIn(rows)
  const date = rows[0]?.facts.date ?? ''
  const key = `n${date.replaceAll('-', '')}`
  const reason = stated('reason')
  // A row that stands in the list twice is one race.
  const races = new Map<string, RaceFacts>()
  for (const row of rows) {
    const facts = JSON.stringify(raceOf('', row.facts, date))
    const race = races.get(facts) ?? raceOf(`n${races.size + 1}`, row.facts, date)
    races.set(facts, race)
    places.set(row, { edition: key, race: race.key })
  }
  return {
    ...emptyEdition(key),
    date,
    endDate: lastDayOf(rows),
    dateConfirmed: stated('certainty') !== 'expected',
    status: stated('status'),
    statusReason: reason === null ? {} : { [localeOrDefault(stated('language') ?? '')]: reason },
    previousDate: stated('previous'),
    registrationStartsOn: stated('opens'),
    registrationEndsOn: stated('closes'),
    registrationUrl: stated('entry'),
    races: [...races.values()],
  }
}

function raceOf(key: string, facts: RowFacts, firstDay: string): RaceFacts {
  const { sport, distance, climb, prices, currency } = facts
  const day = facts.day ?? facts.date
  const leg = {
    ...emptyLeg('n1', sport),
    distance: distance?.value ?? null,
    unit: distance?.unit ?? null,
    gain: climb?.value ?? null,
    gainUnit: climb?.unit ?? null,
  }
  return {
    ...emptyRace(key, sport),
    name: facts.race,
    date: day === firstDay ? null : day,
    startTime: facts.start,
    legs: [leg],
    prices: prices.map(({ amount, from, until, currency: other }, index) => ({
      ...emptyPrice(`n${index + 1}`, other ?? currency),
      amount,
      validFrom: from,
      validUntil: until,
    })),
  }
}

/**
 * Source of each fact that the rows state, by its path (`editions.n20270612.races.n1.name`); keys and absent facts have
 * none.
 */
export function sourcesOf(facts: EventFacts, source: string): Record<string, string> {
  const paths: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value))
      for (const entry of value) visit(entry, `${path}.${String(recordOf(entry)['key'])}`)
    else if (typeof value === 'object' && value !== null)
      for (const [name, child] of Object.entries(value))
        visit(child, path === '' ? name : `${path}.${name}`)
    else if (value !== null && value !== false && !path.endsWith('.key')) paths.push(path)
  }
  visit(facts, '')
  return Object.fromEntries(paths.map((path) => [path, source]))
}
