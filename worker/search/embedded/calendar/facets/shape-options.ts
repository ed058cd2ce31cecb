import type { ShapeTable } from '../columns/columns.ts'
import { raceFlags } from '../columns/stored-edition.ts'
import {
  barOf,
  bitOf,
  groupSlots,
  lengthEdges,
  presetsNear,
  slots,
  slotWords,
  teamSlots,
  timedSlots,
} from './option-slots.ts'

/** Marks the bars of races that are sold out. */
export const soldOutBar = 128

/** Options that each shape of races has. */
export interface ShapeOptions {
  /** `slotWords` words of bits for each shape, a bit for each slot. */
  bits: Int32Array
  /** Bar of the length of each shape; `lengthEdges.length` without one, and `soldOutBar` more if it is sold out. */
  bar: Uint8Array
}

/** Shapes never change, so their options are found once. */
const cache = new WeakMap<ShapeTable, ShapeOptions>()

export function shapeOptions(shapes: ShapeTable): ShapeOptions {
  const cached = cache.get(shapes)
  if (cached !== undefined) return cached
  const bits = new Int32Array(shapes.count * slotWords)
  const bar = new Uint8Array(shapes.count)
  for (let shape = 0; shape < shapes.count; shape += 1) {
    for (const slot of slotsOf(shapes, shape)) {
      const word = shape * slotWords + (slot >> 5)
      bits[word] = (bits[word] ?? 0) | bitOf(slot)
    }
    const metres = shapes.metres[shape] ?? 0
    const soldOut = ((shapes.flags[shape] ?? 0) & raceFlags.soldOut) === 0 ? 0 : soldOutBar
    bar[shape] = (metres > 0 ? barOf(metres) : lengthEdges.length) + soldOut
  }
  const found = { bits, bar }
  cache.set(shapes, found)
  return found
}

function slotsOf({ metres, sport, flags }: ShapeTable, shape: number): number[] {
  const length = metres[shape] ?? 0
  const code = sport[shape] ?? 0
  const has = flags[shape] ?? 0
  const presets = length <= 0 ? [] : presetsNear(length)
  return [
    slots.sport + code,
    groupSlots[code] ?? 0,
    ...((has & raceFlags.timed) === 0 ? [] : timedSlots),
    ...presets
      .filter(({ least, most }) => length >= least && length <= most)
      .map(({ slot }) => slot),
    ...teamSlots.filter(({ flag }) => (has & flag) !== 0).map(({ slot }) => slot),
  ]
}
