/** Distance units and unit systems. Codes are those of spec §9. */

export const distanceUnitCodes = {
  km: 1,
  m: 2,
  mi: 3,
  ft: 4,
  hour: 5,
  day: 6,
  step: 7,
  story: 8,
  yard: 9,
  min: 10,
} as const

export type DistanceUnit = keyof typeof distanceUnitCodes

/** Units of heights. */
export const heightUnits = ['m', 'ft'] as const satisfies readonly DistanceUnit[]

/** Spec §9: metric is 0, imperial is 1; metric is the default. */
export const unitSystems = { metric: 0, imperial: 1 } as const

/** Metres per unit; null for units of time, steps and floors. */
const metresPer = {
  km: 1000,
  m: 1,
  mi: 1609.344,
  ft: 0.3048,
  hour: null,
  day: null,
  step: null,
  story: null,
  yard: 0.9144,
  min: null,
} as const satisfies Record<DistanceUnit, number | null>

/** Seconds per unit of time. */
const secondsPer = { hour: 3600, day: 86_400, min: 60 } as const

export const distanceUnits = Object.keys(distanceUnitCodes).filter(
  (key): key is DistanceUnit => key in distanceUnitCodes,
)

export const isDistanceUnit = (text: string): text is DistanceUnit =>
  Object.hasOwn(distanceUnitCodes, text)

const unitByCode = new Map<number, DistanceUnit>(
  distanceUnits.map((unit) => [distanceUnitCodes[unit], unit]),
)

/** Unit of a code of spec §9; null for an unknown code. */
export function unitOfCode(code: number): DistanceUnit | null {
  return unitByCode.get(code) ?? null
}

/** Metres of a value in its unit, rounded to the metre; null for time, steps and floors. */
export function toMetres(value: number, unit: DistanceUnit): number | null {
  const factor = metresPer[unit]
  return factor === null ? null : Math.round(value * factor)
}

/** Seconds of a timed event's value ("24 hours"); null for lengths, steps and floors. */
export function toSeconds(value: number, unit: DistanceUnit): number | null {
  if (unit === 'hour' || unit === 'day' || unit === 'min')
    return Math.round(value * secondsPer[unit])
  return null
}

/** Unit for long distances of each system, with its metres. */
export const longUnits = {
  metric: { unit: 'km', metres: metresPer.km },
  imperial: { unit: 'mi', metres: metresPer.mi },
} as const satisfies Record<keyof typeof unitSystems, { unit: DistanceUnit; metres: number }>

/** System of a unit of length; null for time, steps and floors. */
export function systemOf(unit: DistanceUnit): keyof typeof unitSystems | null {
  if (metresPer[unit] === null) return null
  return unit === 'km' || unit === 'm' ? 'metric' : 'imperial'
}

/** Miles from which one decimal is shown; smaller values need two. */
const oneDigitFrom = 0.95

/** Decimals shown for a length in miles. */
export function mileDigits(miles: number): 1 | 2 {
  return miles < oneDigitFrom ? 2 : 1
}

/** Largest bound in kilometres, longer than any race; the query key allows five digits. */
const longestBound = 99_999

/**
 * Kilometres of a bound entered in miles, to the metre. Races are shown with rounded miles, so that the bound includes
 * all races shown with the same figure: "up to 26.2" includes the marathon, which is 26.219 miles.
 */
export function kilometresOfMiles(miles: number, bound: 'least' | 'most'): number {
  const scale = 10 ** mileDigits(miles)
  const shown = Math.round(miles * scale) / scale
  const least = Math.ceil((shown - 0.49 / scale) * metresPer.mi)
  const most = Math.floor((shown + 0.49 / scale) * metresPer.mi)
  return Math.min(longestBound, Math.max(0, bound === 'least' ? least : most) / 1000)
}

/** Whole metres of a climb in feet. */
export function metresOfFeet(feet: number): number {
  return Math.round(feet * metresPer.ft)
}

export function feetOfMetres(metres: number): number {
  return Math.round(metres / metresPer.ft)
}
