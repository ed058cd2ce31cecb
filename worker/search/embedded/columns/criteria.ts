import { signUpStates, type Box, type Point } from '../../../../src/model/calendar.ts'
import { distancePresets, type DistancePreset } from '../../../../src/model/distance-presets.ts'
import { greatCircleKm } from '../../../../src/model/great-circle.ts'
import { endedEventsInFeedsDays } from '../../../../src/model/limits.ts'
import { groupOf, sportCodes, sports } from '../../../../src/model/sports.ts'
import type { SearchFilters } from '../../engine.ts'
import { dayNumber } from '../keys.ts'
import { codeOf, editionFlags, unknown, type Columns } from './columns.ts'
import { unlessOverlaps, type DayMark } from './day-marks.ts'
import { formatCodes, raceFlags } from './edition-row.ts'
import {
  unlessEqual,
  unlessFlag,
  unlessHolds,
  unlessListed,
  unlessWithin,
  type Mark,
} from './marks.ts'
import { pricesOn } from './prices.ts'
import { editionCode, isInState, raceCode } from './sign-up-code.ts'

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
  listed: 1 << 21,
} as const

/** Which editions a text found: 1 at the index of an event id; null where no text is asked for. */
export type FoundEvents = Uint8Array | null

/** The filters of a question, ready to be held against columns. */
export interface Criteria {
  /** Those of editions, whatever their races, and those that only a race can meet. */
  ofEditions: readonly Mark[]
  ofRaces: readonly Mark[]
  /** Those of days, which a race meets or, in an edition without races, the edition. */
  ofDays: readonly DayMark[]
  /** `dayNumber` on which prices count. */
  today: number
  /** Kilometres from the point in force; 0 without one. */
  distance: (columns: Columns, edition: number) => number
}

export function compile(filters: SearchFilters, found: FoundEvents, today: string): Criteria {
  const { near } = filters
  const day = dayNumber(today)
  return {
    ofEditions: [unlessListedOn(day), ...ofPlaces(filters), ...ofEditions(filters, found)],
    ofRaces: [...ofLengths(filters), ...ofSubjects(filters), ...ofOffers(filters, day)],
    ofDays: ofDays(filters),
    today: day,
    distance: (columns, edition) =>
      near === undefined ? 0 : greatCircleKm(near.point, pointOf(columns, edition)),
  }
}

export const pointOf = (columns: Columns, edition: number): Point => ({
  lat: columns.lat[edition] ?? 0,
  lon: columns.lon[edition] ?? 0,
})

/** A mark where a filter is set; nothing where it is not. */
const where = <T>(value: T | undefined, mark: (value: T) => Mark): Mark[] =>
  value === undefined ? [] : [mark(value)]

function ofDays({ from, to, also }: SearchFilters): DayMark[] {
  return [
    unlessOverlaps(bit.dates, from, to),
    ...(also === undefined ? [] : [unlessOverlaps(bit.also, also.from, also.to)]),
  ]
}

/** Marks editions that no list shows any more: feeds drop an event that has ended for good after as many days, too. */
function unlessListedOn(today: number): Mark {
  const { terminated } = editionFlags
  return ({ flags, endDay }, fails) => {
    for (let edition = 0; edition < fails.length; edition += 1)
      if (
        ((flags[edition] ?? 0) & terminated) !== 0 &&
        today - (endDay[edition] ?? 0) > endedEventsInFeedsDays
      )
        fails[edition] = (fails[edition] ?? 0) | bit.listed
  }
}

function ofPlaces({ country, region, cityId, near, box }: SearchFilters): Mark[] {
  return [
    ...where(country, (code) =>
      unlessEqual(bit.country, (columns) => columns.country, codeOf(code)),
    ),
    ...where(region, (name): Mark => (columns, fails) => {
      const index = columns.regions.indexOf(name)
      unlessEqual(bit.region, ({ region: of }) => of, index)(columns, fails)
    }),
    ...where(cityId, (id) => unlessEqual(bit.city, (columns) => columns.cityId, id)),
    ...where(near, ({ point, km }) =>
      unlessHolds(
        bit.near,
        (columns, edition) => greatCircleKm(point, pointOf(columns, edition)) <= km,
      ),
    ),
    ...where(box, (wanted) => unlessHolds(bit.box, inBox(wanted))),
  ]
}

/** Whether an edition lies in a box, its edges included. The meridians 180 and -180 are one. */
export function inBox({ west, south, east, north }: Box) {
  const end = west <= east ? east : east + 360
  const isAlong = (lon: number) => lon >= west && lon <= end
  return (columns: Columns, edition: number): boolean => {
    const { lat, lon } = pointOf(columns, edition)
    return (
      lat >= south && lat <= north && (isAlong(lon) || isAlong(lon + 360) || isAlong(lon - 360))
    )
  }
}

function ofEditions(filters: SearchFilters, found: FoundEvents): Mark[] {
  const { format, minRating, language, organiserId, includeExpected } = filters
  return [
    ...where(includeExpected === false ? true : undefined, (wanted) =>
      unlessFlag(bit.expected, (columns) => columns.flags, editionFlags.confirmed, wanted),
    ),
    ...where(found ?? undefined, (table) =>
      unlessListed(bit.text, (columns) => columns.eventId, table),
    ),
    ...where(format, (name) =>
      unlessEqual(bit.format, (columns) => columns.format, formatCodes[name]),
    ),
    ...where(minRating, (least) => unlessWithin(bit.rating, (columns) => columns.rating, least)),
    ...where(language, (tag) =>
      unlessEqual(bit.language, (columns) => columns.language, codeOf(tag)),
    ),
    ...where(organiserId, (id) => unlessEqual(bit.organiser, (columns) => columns.organiserId, id)),
  ]
}

/** Sports that are the one asked for, of the group asked for. */
function ofSubjects({ sport, group, preset }: SearchFilters): Mark[] {
  const wanted = new Uint8Array(256)
  for (const each of sports)
    if ((sport ?? each) === each && (group ?? groupOf(each)) === groupOf(each))
      wanted[sportCodes[each]] = 1
  return [
    ...where(sport ?? group, () => unlessListed(bit.subject, (columns) => columns.sport, wanted)),
    ...where(preset, ofPreset),
  ]
}

function ofPreset(preset: DistancePreset): Mark {
  const range = distancePresets[preset].metres
  return range === null
    ? unlessFlag(bit.preset, (columns) => columns.raceFlags, raceFlags.timed, true)
    : unlessWithin(bit.preset, (columns) => columns.metres, ...range)
}

/** A mark where either bound is set. */
function bounded(
  own: number,
  read: Parameters<typeof unlessWithin>[1],
  least: number | undefined,
  most: number | undefined,
): Mark[] {
  return least === undefined && most === undefined ? [] : [unlessWithin(own, read, least, most)]
}

function ofLengths(filters: SearchFilters): Mark[] {
  const { minMetres, maxMetres, minGain, maxGain, minEffort, maxEffort } = filters
  return [
    ...bounded(bit.length, (columns) => columns.metres, minMetres, maxMetres),
    ...bounded(bit.gain, (columns) => columns.gain, minGain, maxGain),
    ...bounded(bit.effort, effortOf, minEffort, maxEffort),
  ]
}

/** Kilometres and a hundredth of the metres of climb of each race; NaN where either is not known. */
function effortOf({ metres, gain }: Columns): Float64Array {
  return Float64Array.from(metres, (length, race) => {
    const climb = gain[race] ?? unknown
    return length === unknown || climb === unknown ? Number.NaN : length / 1000 + climb / 100
  })
}

function ofOffers({ registration, maxPriceEur, team }: SearchFilters, today: number): Mark[] {
  return [
    ...where(registration, (state) => unlessInState(signUpStates.indexOf(state), today)),
    ...where(maxPriceEur, (most) =>
      unlessWithin(bit.price, (columns) => pricesOn(columns, today), 0, most),
    ),
    ...where(team, (choice) =>
      unlessFlag(bit.team, (columns) => columns.raceFlags, raceFlags[choice], true),
    ),
  ]
}

function unlessInState(wanted: number, today: number): Mark {
  return (columns, fails) => {
    for (let edition = 0; edition < columns.editions; edition += 1) {
      const ofEdition = editionCode(columns, edition, today)
      const end = columns.raceStart[edition + 1] ?? 0
      for (let race = columns.raceStart[edition] ?? 0; race < end; race += 1)
        if (!isInState(raceCode(columns, race, ofEdition), wanted))
          fails[race] = (fails[race] ?? 0) | bit.registration
    }
  }
}
