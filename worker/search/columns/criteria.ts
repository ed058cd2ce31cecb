import { registrationStates, type Box } from '../../../src/model/calendar.ts'
import { distancePresets, type DistancePreset } from '../../../src/model/distance-presets.ts'
import { greatCircleKm } from '../../../src/model/great-circle.ts'
import { groupOf, sportCodes, sports } from '../../../src/model/sports.ts'
import type { SearchFilters } from '../engine.ts'
import { dayNumber } from '../keys.ts'
import { codeOf, editionFlags, unknown, type Columns } from './columns.ts'
import { formatCodes, raceFlags } from './edition-row.ts'
import { isInState, registrationCode } from './registration-code.ts'

/**
 * One bit for each filter. What fails a filter carries its bit, so that "everything but this filter" is a question of
 * bits: the options of a filter are counted over what fails that filter alone.
 */
export const bit = {
  dates: 1,
  also: 1 << 1,
  expected: 1 << 2,
  country: 1 << 3,
  region: 1 << 4,
  city: 1 << 5,
  text: 1 << 6,
  format: 1 << 7,
  rating: 1 << 8,
  language: 1 << 9,
  organiser: 1 << 10,
  near: 1 << 11,
  box: 1 << 12,
  subject: 1 << 13,
  preset: 1 << 14,
  length: 1 << 15,
  gain: 1 << 16,
  effort: 1 << 17,
  registration: 1 << 18,
  price: 1 << 19,
  team: 1 << 20,
} as const

/** Which editions a text found: 1 at the index of an event id; null where no text is asked for. */
export type FoundEvents = Uint8Array | null

type Test = (columns: Columns, edition: number, race: number) => boolean

/** The filters of a question, ready to be held against columns. */
export interface Criteria {
  /** The bits of the filters that an edition fails, whatever its races. */
  editionFails: (columns: Columns, edition: number) => number
  /** The bits of the filters that a race fails. */
  raceFails: (columns: Columns, edition: number, race: number) => number
  /** Kilometres from the point in force; 0 without one. */
  distance: (columns: Columns, edition: number) => number
  /** Whether a filter is in force that only a race can meet: an edition without races then matches nothing. */
  wantsRace: boolean
  /** Bits of the filters in force that only a race can meet. */
  raceBits: number
}

/** Each filter in force as the bit it sets where its test fails. */
type Filter = readonly [bit: number, holds: Test]

export function compile(filters: SearchFilters, found: FoundEvents, today: string): Criteria {
  const ofEditions = editionFilters(filters, found)
  const ofRaces = raceFilters(filters, dayNumber(today))
  const { near } = filters
  return {
    editionFails: (columns, edition) => failed(ofEditions, columns, edition, 0),
    raceFails: (columns, edition, race) => failed(ofRaces, columns, edition, race),
    distance: (columns, edition) =>
      near === undefined ? 0 : greatCircleKm(near.point, pointOf(columns, edition)),
    wantsRace: ofRaces.length > 0,
    raceBits: ofRaces.reduce((bits, [each]) => bits | each, 0),
  }
}

function failed(filters: Filter[], columns: Columns, edition: number, race: number): number {
  let bits = 0
  for (const [each, holds] of filters) if (!holds(columns, edition, race)) bits |= each
  return bits
}

export const pointOf = (columns: Columns, edition: number) => ({
  lat: columns.lat[edition] ?? 0,
  lon: columns.lon[edition] ?? 0,
})

/** Whether an edition overlaps days, both inclusive. */
function overlaps(from: number, to: number): Test {
  return (columns, edition) =>
    (columns.endDay[edition] ?? 0) >= from && (columns.day[edition] ?? 0) <= to
}

const endless = Number.POSITIVE_INFINITY
const dayOr = (isoDate: string | undefined, otherwise: number) =>
  isoDate === undefined ? otherwise : dayNumber(isoDate)

function editionFilters(filters: SearchFilters, found: FoundEvents): Filter[] {
  const { also, country, region, cityId, format, minRating, language, organiserId } = filters
  const { near, box } = filters
  const list: Filter[] = [
    [bit.dates, overlaps(dayNumber(filters.from), dayOr(filters.to, endless))],
  ]
  const add = (each: number, holds: Test) => list.push([each, holds])
  if (also !== undefined) add(bit.also, overlaps(dayNumber(also.from), dayNumber(also.to)))
  if (filters.includeExpected === false)
    add(
      bit.expected,
      ({ flags }, edition) => ((flags[edition] ?? 0) & editionFlags.confirmed) !== 0,
    )
  if (country !== undefined) {
    const code = codeOf(country)
    add(bit.country, (columns, edition) => columns.country[edition] === code)
  }
  if (region !== undefined)
    add(bit.region, ({ regions, region: of }, edition) => regions[of[edition] ?? 0] === region)
  if (cityId !== undefined) add(bit.city, (columns, edition) => columns.cityId[edition] === cityId)
  if (found !== null)
    add(bit.text, (columns, edition) => found[columns.eventId[edition] ?? 0] === 1)
  if (format !== undefined) {
    const code = formatCodes[format]
    add(bit.format, (columns, edition) => columns.format[edition] === code)
  }
  if (minRating !== undefined)
    // A comparison with the NaN of an event without a rating is false.
    add(bit.rating, (columns, edition) => (columns.rating[edition] ?? Number.NaN) >= minRating)
  if (language !== undefined) {
    const code = codeOf(language)
    add(bit.language, (columns, edition) => columns.language[edition] === code)
  }
  if (organiserId !== undefined)
    add(bit.organiser, (columns, edition) => columns.organiserId[edition] === organiserId)
  if (near !== undefined)
    add(
      bit.near,
      (columns, edition) => greatCircleKm(near.point, pointOf(columns, edition)) <= near.km,
    )
  if (box !== undefined) add(bit.box, inBox(box))
  return list
}

/** Whether an edition lies in a box, its edges included. The meridians 180 and -180 are one. */
export function inBox({ west, south, east, north }: Box): Test {
  const end = west <= east ? east : east + 360
  const isAlong = (lon: number) => lon >= west && lon <= end
  return (columns, edition) => {
    const { lat, lon } = pointOf(columns, edition)
    return (
      lat >= south && lat <= north && (isAlong(lon) || isAlong(lon + 360) || isAlong(lon - 360))
    )
  }
}

/** Whether a race is run over what a preset stands for. */
export function isOfPreset(preset: DistancePreset): Test {
  const range = distancePresets[preset].metres
  if (range === null) return (columns, _, race) => hasFlag(columns, race, raceFlags.timed)
  const [least, most] = range
  return (columns, _, race) => {
    const metres = columns.metres[race] ?? unknown
    return metres >= least && metres <= most
  }
}

export const hasFlag = ({ raceFlags: flags }: Columns, race: number, flag: number): boolean =>
  ((flags[race] ?? 0) & flag) !== 0

function raceFilters(filters: SearchFilters, today: number): Filter[] {
  const { sport, group, preset, minMetres, maxMetres, minGain, maxGain } = filters
  const { minEffort, maxEffort, registration, maxPriceEur, team } = filters
  const list: Filter[] = []
  const add = (each: number, holds: Test) => list.push([each, holds])
  if (sport !== undefined || group !== undefined) {
    const wanted = new Uint8Array(256)
    for (const each of sports) {
      const is = (sport ?? each) === each && (group ?? groupOf(each)) === groupOf(each)
      wanted[sportCodes[each]] = Number(is)
    }
    add(bit.subject, (columns, _, race) => wanted[columns.sport[race] ?? 0] === 1)
  }
  if (preset !== undefined) add(bit.preset, isOfPreset(preset))
  if (minMetres !== undefined || maxMetres !== undefined)
    add(
      bit.length,
      within((columns, race) => columns.metres[race], minMetres, maxMetres),
    )
  if (minGain !== undefined || maxGain !== undefined)
    add(
      bit.gain,
      within((columns, race) => columns.gain[race], minGain, maxGain),
    )
  if (minEffort !== undefined || maxEffort !== undefined)
    add(bit.effort, within(effortOf, minEffort, maxEffort))
  if (registration !== undefined) {
    const wanted = registrationStates.indexOf(registration)
    add(bit.registration, (columns, edition, race) =>
      isInState(registrationCode(columns, edition, race, today), wanted),
    )
  }
  if (maxPriceEur !== undefined)
    add(bit.price, (columns, _, race) => (columns.price[race] ?? Number.NaN) <= maxPriceEur)
  if (team !== undefined)
    add(
      bit.team,
      (columns, _, race) => hasFlag(columns, race, raceFlags.team) === (team === 'team'),
    )
  return list
}

/** Bounds are inclusive; what is not known is within none. */
function within(
  read: (columns: Columns, race: number) => number | undefined,
  least = 0,
  most = endless,
): Test {
  return (columns, _, race) => {
    const value = read(columns, race) ?? unknown
    return value !== unknown && value >= least && value <= most
  }
}

/** Kilometres and a hundredth of the metres of climb. */
function effortOf(columns: Columns, race: number): number {
  const metres = columns.metres[race] ?? unknown
  const gain = columns.gain[race] ?? unknown
  return metres === unknown || gain === unknown ? unknown : metres / 1000 + gain / 100
}
