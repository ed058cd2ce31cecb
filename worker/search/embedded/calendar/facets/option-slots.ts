import { signUpStates, teamChoices } from '../../../../../src/model/calendar/calendar.ts'
import { distancePresets, presetKeys } from '../../../../../src/model/calendar/distance-presets.ts'
import { groupOf, groups, sportCodes, sports } from '../../../../../src/model/event/sports.ts'
import { raceFlags } from '../columns/stored-edition.ts'

const group = 1 + Math.max(...Object.values(sportCodes))
const firstPreset = group + groups.length
const signUp = firstPreset + presetKeys.length
const team = signUp + signUpStates.length
const free = team + teamChoices.length

/** Offsets of the options of each filter in one array of counts. */
export const slots = {
  sport: 0,
  group,
  preset: firstPreset,
  signUp,
  team,
  free,
  priced: free + 1,
  all: free + 2,
}

/** Words of 32 bits that have a bit for each slot; `count-race-options.ts` names each of them. */
export const slotWords = 2
if (slots.all > 32 * slotWords || signUp < 32)
  throw new RangeError(
    `the ${slots.all} options of races do not fit: they need another number of words`,
  )
/** Bit of a slot in its word. */
export const bitOf = (slot: number): number => 1 << (slot & 31)

/** Slot of the group of each sport, by sport code. */
export const groupSlots = new Uint8Array(256)
for (const sport of sports)
  groupSlots[sportCodes[sport]] = slots.group + groups.indexOf(groupOf(sport))

/** Lengths are looked up in steps of this many metres, up to the last bar. */
const stepMetres = 500
const steps = 601
const stepOf = (metres: number): number => Math.min(steps - 1, Math.floor(metres / stepMetres))

/** Presets that a length in each step may match; most steps have none or one. */
const presetsOfStep = Array.from({ length: steps }, (_, index) =>
  presetKeys.flatMap((preset, key) => {
    const range = distancePresets[preset].metres
    if (range === null || stepOf(range[0]) > index || stepOf(range[1]) < index) return []
    return [{ slot: slots.preset + key, least: range[0], most: range[1] }]
  }),
)
export const presetsNear = (metres: number) => presetsOfStep[stepOf(metres)] ?? []

export const timedSlots = presetKeys.flatMap((preset, index) =>
  distancePresets[preset].metres === null ? [slots.preset + index] : [],
)

export const teamSlots = teamChoices.map((choice, index) => ({
  flag: raceFlags[choice],
  slot: slots.team + index,
}))

/** Metres at which the bars of the lengths begin. */
export const lengthEdges = [
  0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 22_500, 25_000, 30_000, 35_000,
  40_000, 45_000, 50_000, 60_000, 70_000, 80_000, 100_000, 120_000, 160_000, 200_000, 300_000,
] as const

/** Bar of each step; every edge lies between two steps. */
const barOfStep = Uint8Array.from({ length: steps }, (_, index) =>
  lengthEdges.findLastIndex((edge) => index * stepMetres >= edge),
)
export const barOf = (metres: number): number => barOfStep[stepOf(metres)] ?? 0
