import type { DistanceUnit } from '../model/values/units.ts'

/** Intl's names of our units, for those that Intl can format. */
export const figureUnits = {
  km: 'kilometer',
  m: 'meter',
  mi: 'mile',
  ft: 'foot',
  yard: 'yard',
  hour: 'hour',
  day: 'day',
  min: 'minute',
} as const

export type FigureUnit = keyof typeof figureUnits

export function isFigureUnit(unit: DistanceUnit): unit is FigureUnit & DistanceUnit {
  return Object.hasOwn(figureUnits, unit)
}
