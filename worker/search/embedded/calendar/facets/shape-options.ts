import { sports, sportCodes } from '../../../../../src/model/event/sports.ts'
import { cachedBy } from '../columns/cached-by.ts'
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

export const shapeOptions = cachedBy((shapes: ShapeTable): ShapeOptions => {
  const { count, metres, sport, flags } = shapes
  const bits = new Int32Array(count * slotWords)
  const bar = new Uint8Array(count)
  for (let shape = 0; shape < count; shape += 1) {
    const length = metres[shape] ?? 0
    const has = flags[shape] ?? 0
    const word = shape * slotWords
    const ofSport = (sport[shape] ?? 0) * slotWords
    const ofFlags = has * slotWords
    for (let at = 0; at < slotWords; at += 1)
      bits[word + at] = (sportBits[ofSport + at] ?? 0) | (flagBits[ofFlags + at] ?? 0)
    if (length > 0)
      for (const { slot, least, most } of presetsNear(length))
        if (length >= least && length <= most) setBit(bits, word, slot)
    const soldOut = (has & raceFlags.soldOut) === 0 ? 0 : soldOutBar
    bar[shape] = (length > 0 ? barOf(length) : lengthEdges.length) + soldOut
  }
  return { bits, bar }
})

function setBit(bits: Int32Array, word: number, slot: number): void {
  const at = word + (slot >> 5)
  bits[at] = (bits[at] ?? 0) | bitOf(slot)
}

/** `slotWords` words of bits for each value of a byte. */
function bitsOfBytes(slotsOf: (byte: number) => readonly number[]): Int32Array {
  const bits = new Int32Array(256 * slotWords)
  for (let byte = 0; byte < 256; byte += 1)
    for (const slot of slotsOf(byte)) setBit(bits, byte * slotWords, slot)
  return bits
}

const knownCodes = new Set<number>(sports.map((sport) => sportCodes[sport]))
const sportBits = bitsOfBytes((code) =>
  knownCodes.has(code) ? [slots.sport + code, groupSlots[code] ?? 0] : [],
)
const flagBits = bitsOfBytes((flags) => [
  ...((flags & raceFlags.timed) === 0 ? [] : timedSlots),
  ...teamSlots.filter(({ flag }) => (flags & flag) !== 0).map(({ slot }) => slot),
])
