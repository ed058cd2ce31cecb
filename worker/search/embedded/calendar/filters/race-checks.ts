import { signUpStates } from '../../../../../src/model/calendar/calendar.ts'
import {
  distancePresets,
  type DistancePreset,
} from '../../../../../src/model/calendar/distance-presets.ts'
import { groupOf, sportCodes, sports } from '../../../../../src/model/event/sports.ts'
import type { SearchFilters } from '../../../port/filters.ts'
import { noNumber, type Columns, type ShapeTable } from '../columns/columns.ts'
import { raceFlags } from '../columns/stored-edition.ts'
import { pricesOn } from '../columns/race-prices.ts'
import { editionCodes, isInState, isSoldOut, raceCode } from '../columns/sign-up-code.ts'
import { membersOf, requireFlag, requireIn, requireWithin, type Check } from './checks.ts'
import { filterBits } from './filter-bits.ts'
import { checkBounds, checkIf } from './optional-checks.ts'

/**
 * Checks that only a race can pass, of what differs among races of one shape.
 * @param today `dayNumber`
 */
export function raceChecks(filters: SearchFilters, today: number): Check<Columns>[] {
  const { signUp, maxPriceEur } = filters
  return [
    ...checkIf(signUp, (state) => requireState(signUpStates.indexOf(state), today)),
    ...checkIf(maxPriceEur, (most) => requirePrice(most, today)),
  ]
}

/** Checks of the shapes of races, which only a race can pass. */
export function shapeChecks(filters: SearchFilters): Check<ShapeTable>[] {
  const { sport, group, preset, team } = filters
  return [
    ...lengthChecks(filters),
    ...checkIf(sport ?? group, () =>
      requireIn<ShapeTable>(filterBits.sport, (shapes) => shapes.sport, acceptedSports(filters)),
    ),
    ...checkIf(preset, requirePreset),
    ...checkIf(team, (choice) =>
      requireFlag<ShapeTable>(filterBits.team, (shapes) => shapes.flags, raceFlags[choice]),
    ),
  ]
}

function lengthChecks(filters: SearchFilters): Check<ShapeTable>[] {
  const { minMetres, maxMetres, minGain, maxGain, minEffort, maxEffort } = filters
  return [
    ...checkBounds<ShapeTable>(filterBits.length, (shapes) => shapes.metres, minMetres, maxMetres),
    ...checkBounds<ShapeTable>(filterBits.gain, (shapes) => shapes.gain, minGain, maxGain),
    ...checkBounds(filterBits.effort, effortOf, minEffort, maxEffort),
  ]
}

/**
 * Kilometres plus a hundredth of the metres of climb of each shape; NaN if either is unknown. One division of whole
 * metres: 7 km and 999 m are 16.99, whereas the sum of both quotients is a little more.
 */
export function effortOf({ metres, gain }: Pick<ShapeTable, 'metres' | 'gain'>): Float64Array {
  return Float64Array.from(metres, (length, shape) => {
    const climb = gain[shape] ?? noNumber
    return length === noNumber || climb === noNumber ? Number.NaN : (length + climb * 10) / 1000
  })
}

/** 1 at the codes of sports that are the chosen one and of the chosen group. */
function acceptedSports({ sport, group }: SearchFilters): Uint8Array {
  const accepted = new Uint8Array(256)
  for (const each of sports)
    if ((sport ?? each) === each && (group ?? groupOf(each)) === groupOf(each))
      accepted[sportCodes[each]] = 1
  return accepted
}

function requirePreset(preset: DistancePreset): Check<ShapeTable> {
  const range = distancePresets[preset].metres
  return range === null
    ? requireFlag(filterBits.preset, (shapes) => shapes.flags, raceFlags.timed)
    : requireWithin(filterBits.preset, (shapes) => shapes.metres, ...range)
}

function requirePrice(most: number, today: number): Check<Columns> {
  return (columns, failures) => {
    const accepted = membersOf(pricesOn(columns, today), 0, most)
    requireIn<Columns>(filterBits.price, ({ price }) => price, accepted)(columns, failures)
  }
}

function requireState(wanted: number, today: number): Check<Columns> {
  return (columns, failures) => {
    const codes = editionCodes(columns, today)
    for (let edition = 0; edition < codes.length; edition += 1) {
      const ofEdition = codes[edition] ?? noNumber
      const end = columns.raceStart[edition + 1] ?? 0
      for (let race = columns.raceStart[edition] ?? 0; race < end; race += 1)
        if (!isInState(raceCode(ofEdition, isSoldOut(columns, race)), wanted))
          failures[race] = (failures[race] ?? 0) | filterBits.signUp
    }
  }
}
