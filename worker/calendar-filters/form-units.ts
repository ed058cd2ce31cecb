import * as v from 'valibot'
import { unitSystemNames, type UnitSystem } from '../../src/model/values/preferences.ts'
import { maybe } from './key-schemas.ts'

/**
 * The key of the units in which a form sends lengths and climbs. Filters convert them to kilometres and metres, so
 * that a URL means the same to every reader.
 */
export const formUnits = {
  unit: maybe(v.picklist(unitSystemNames), 'Units of `min`, `max`, `minClimb` and `maxClimb`.'),
}

export const isImperial = (unit: UnitSystem | null): boolean => unit === 'imperial'
