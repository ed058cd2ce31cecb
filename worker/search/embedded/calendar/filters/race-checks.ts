import { signUpStates } from '../../../../../src/model/calendar.ts'
import { distancePresets, type DistancePreset } from '../../../../../src/model/distance-presets.ts'
import { groupOf, sportCodes, sports } from '../../../../../src/model/sports.ts'
import type { SearchFilters } from '../../../port/filters.ts'
import { noNumber, type Columns } from '../columns/columns.ts'
import { raceFlags } from '../columns/stored-edition.ts'
import { pricesOn } from '../columns/race-prices.ts'
import { editionCode, isInState, raceCode } from '../columns/sign-up-code.ts'
import { requireFlag, requireIn, requireWithin, type Check } from './checks.ts'
import { filterBits } from './filter-bits.ts'
import { checkBounds, checkIf } from './optional-checks.ts'

/**
 * Checks that only a race can pass.
 * @param today `dayNumber`
 */
export function raceChecks(filters: SearchFilters, today: number): Check[] {
  const { sport, group, preset, registration, maxPriceEur, team } = filters
  return [
    ...lengthChecks(filters),
    ...checkIf(sport ?? group, () =>
      requireIn(filterBits.sport, (columns) => columns.sport, acceptedSports(filters)),
    ),
    ...checkIf(preset, requirePreset),
    ...checkIf(registration, (state) => requireState(signUpStates.indexOf(state), today)),
    ...checkIf(maxPriceEur, (most) =>
      requireWithin(filterBits.price, (columns) => pricesOn(columns, today), 0, most),
    ),
    ...checkIf(team, (choice) =>
      requireFlag(filterBits.team, (columns) => columns.raceFlags, raceFlags[choice]),
    ),
  ]
}

function lengthChecks(filters: SearchFilters): Check[] {
  const { minMetres, maxMetres, minGain, maxGain, minEffort, maxEffort } = filters
  return [
    ...checkBounds(filterBits.length, (columns) => columns.metres, minMetres, maxMetres),
    ...checkBounds(filterBits.gain, (columns) => columns.gain, minGain, maxGain),
    ...checkBounds(filterBits.effort, effortOf, minEffort, maxEffort),
  ]
}

/** Kilometres plus a hundredth of the metres of climb of each race; NaN if either is unknown. */
function effortOf({ metres, gain }: Columns): Float64Array {
  return Float64Array.from(metres, (length, race) => {
    const climb = gain[race] ?? noNumber
    return length === noNumber || climb === noNumber ? Number.NaN : length / 1000 + climb / 100
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

function requirePreset(preset: DistancePreset): Check {
  const range = distancePresets[preset].metres
  return range === null
    ? requireFlag(filterBits.preset, (columns) => columns.raceFlags, raceFlags.timed)
    : requireWithin(filterBits.preset, (columns) => columns.metres, ...range)
}

function requireState(wanted: number, today: number): Check {
  return (columns, failures) => {
    for (let edition = 0; edition < columns.editions; edition += 1) {
      const ofEdition = editionCode(columns, edition, today)
      const end = columns.raceStart[edition + 1] ?? 0
      for (let race = columns.raceStart[edition] ?? 0; race < end; race += 1)
        if (!isInState(raceCode(columns, race, ofEdition), wanted))
          failures[race] = (failures[race] ?? 0) | filterBits.registration
    }
  }
}
