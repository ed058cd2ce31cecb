import { recordOf } from '../../../../src/model/values/record-of.ts'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
} from '../../../../src/model/event-facts/empty-facts.ts'
import type {
  EditionFacts,
  EventFacts,
  RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import type { RowFacts } from '../../../imports/row-facts.ts'

/** A checked row, with the gazetteer's city of its town. */
export interface SoundRow {
  facts: RowFacts
  cityId: number
}

/**
 * Facts of an event from its rows: an edition per date, a race per row. What several rows state of the whole comes from the
 * first that states it. Keys follow from the date and the position, so that importing again gives the same paths.
 */
export function factsOfImportedRows(rows: readonly SoundRow[]): EventFacts {
  const [first] = rows
  if (first === undefined) return emptyEvent()
  const stated = statedIn(rows)
  const dates = [...new Set(rows.map(({ facts }) => facts.date))].toSorted()
  return {
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
    editions: dates.map((date) =>
      editionOf(
        date,
        rows.filter(({ facts }) => facts.date === date),
      ),
    ),
  }
}

const statedIn =
  (rows: readonly SoundRow[]) =>
  <Field extends keyof RowFacts>(field: Field): RowFacts[Field] | null =>
    rows.map(({ facts }) => facts[field]).find((value) => value !== null) ?? null

function editionOf(date: string, rows: readonly SoundRow[]): EditionFacts {
  const stated = statedIn(rows)
  return {
    ...emptyEdition(`n${date.replaceAll('-', '')}`),
    date,
    endDate: stated('end') ?? date,
    dateConfirmed: true,
    status: stated('status'),
    registrationStartsOn: stated('opens'),
    registrationEndsOn: stated('closes'),
    registrationUrl: stated('entry'),
    races: rows.map(({ facts }, index) => raceOf(`n${index + 1}`, facts)),
  }
}

function raceOf(key: string, facts: RowFacts): RaceFacts {
  const { sport, distance, climb, prices, currency } = facts
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
    startTime: facts.start,
    legs: [leg],
    prices: prices.map(({ amount, from, until }, index) => ({
      ...emptyPrice(`n${index + 1}`, currency),
      amount,
      validFrom: from,
      validUntil: until,
    })),
  }
}

/**
 * Source of each fact that the rows state, by its path (`editions.n20270612.races.n1.name`); keys, absent facts and defaults
 * of the form have none.
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
