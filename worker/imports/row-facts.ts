import * as v from 'valibot'
import type { Currency } from '../../src/model/values/currencies.ts'
import { currencies } from '../../src/model/values/currencies.ts'
import { editionStatuses } from '../../src/model/event/edition-status.ts'
import type { FactFault } from '../../src/model/event-facts/faults/fault-codes.ts'
import {
  dateCertainties,
  importFields,
  type ImportFault,
  type ImportField,
} from '../../src/model/event/imports.ts'
import { sports, type Sport } from '../../src/model/event/sports.ts'
import { distanceUnits } from '../../src/model/values/units.ts'

const text = v.nullable(v.string())
const number = v.nullable(v.number())

/** A number in the unit in which the organiser states it. */
const length = v.object({ value: v.number(), unit: v.picklist(distanceUnits) })

export type Length = v.InferOutput<typeof length>

/**
 * An amount, and the first and last ISO date on which it is charged; null for no limit. The currency is absent if it is that
 * of the row.
 */
const priceStep = v.object({
  amount: v.number(),
  from: text,
  until: text,
  currency: v.exactOptional(v.picklist(currencies)),
})

export type PriceStep = v.InferOutput<typeof priceStep>

/** Facts of one row: a race of an edition. Null is an unknown fact. Dates are ISO dates, times HH:MM. */
const rowFacts = v.object({
  name: v.string(),
  /** Language tag of the names. */
  language: text,
  date: v.string(),
  end: text,
  /** Day of the race; absent if it is the edition's date. */
  day: v.exactOptional(v.string()),
  /** As written; the gazetteer's city is found later. */
  city: v.string(),
  /** Town with a pin, once it was found to be no city; null in a city. Rows that were stored before have none. */
  town: v.optional(text, null),
  region: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
  lat: number,
  lon: number,
  venue: text,
  sport: v.nullable(v.picklist(sports)),
  race: text,
  distance: v.nullable(length),
  climb: v.nullable(length),
  start: text,
  /** Steps of the price, in their order. */
  prices: v.array(priceStep),
  currency: v.nullable(v.picklist(currencies)),
  site: text,
  entry: text,
  opens: text,
  closes: text,
  /** Null if the row states only a date, which counts as confirmed. Rows that were stored before have none. */
  certainty: v.optional(v.nullable(v.picklist(dateCertainties)), null),
  status: v.nullable(v.picklist(editionStatuses)),
  /** Why the edition is cancelled or moved, and its date before. */
  reason: text,
  previous: text,
  /** Facts that no cell states: choices for all rows, and what follows from other facts. */
  assumed: v.array(v.picklist(importFields)),
})

export type RowFacts = v.InferOutput<typeof rowFacts>

const stored = v.pipe(v.string(), v.parseJson(), rowFacts)

/** Facts of a stored row; null for one that was stored before all of these facts were read. */
export function storedRowFacts(json: string): RowFacts | null {
  const read = v.safeParse(stored, json)
  return read.success ? read.output : null
}

/** A cell that cannot be taken over. Its text stays in the row. */
export interface CellFault {
  field: ImportField
  fault: ImportFault | FactFault
  /** Country in which an unknown town was searched; absent if it was searched everywhere. */
  country?: string
}

/** Facts of rows that state none of their own. */
export interface ImportDefaults {
  /** Language tag of the names. */
  language: string | null
  sport: Sport | null
  country: string | null
  currency: Currency | null
}
