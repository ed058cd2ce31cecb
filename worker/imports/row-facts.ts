import type { Currency } from '../../src/model/values/currencies.ts'
import type { EditionStatus } from '../../src/model/event/edition-status.ts'
import type { ImportFault, ImportField } from '../../src/model/event/imports.ts'
import type { Sport } from '../../src/model/event/sports.ts'
import type { DistanceUnit } from '../../src/model/values/units.ts'

/** A number in the unit in which the organiser states it. */
export interface Length {
  value: number
  unit: DistanceUnit
}

/** Facts of one row: a race of an edition. Null is an unknown fact. Dates are ISO dates, times HH:MM. */
export interface RowFacts {
  name: string
  date: string
  end: string | null
  /** As written; the gazetteer's city is found later. */
  city: string
  region: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  lat: number | null
  lon: number | null
  venue: string | null
  sport: Sport | null
  race: string | null
  distance: Length | null
  climb: Length | null
  start: string | null
  price: number | null
  currency: Currency | null
  site: string | null
  entry: string | null
  opens: string | null
  closes: string | null
  status: EditionStatus | null
}

/** A cell that cannot be taken over. Its text stays in the row. */
export interface CellFault {
  field: ImportField
  fault: ImportFault
  /** Country in which an unknown town was searched; absent if it was searched everywhere. */
  country?: string
}

/** Facts of rows that state none of their own. */
export interface ImportDefaults {
  sport: Sport | null
  country: string | null
  currency: Currency | null
}
