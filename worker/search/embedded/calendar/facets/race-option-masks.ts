import { signUpStates } from '../../../../../src/model/calendar/calendar.ts'
import { cachedBy } from '../columns/cached-by.ts'
import { isInState, lowestCode, raceCode } from '../columns/sign-up-code.ts'
import { filterBits } from '../filters/filter-bits.ts'
import { bitOf, slots, slotWords } from './option-slots.ts'

/** Slots of the options that replace each filter. */
export const replacedSlots: readonly (readonly [filter: number, from: number, end: number])[] = [
  [filterBits.sport, slots.sport, slots.preset],
  [filterBits.preset, slots.preset, slots.signUp],
  [filterBits.signUp, slots.signUp, slots.team],
  [filterBits.team, slots.team, slots.free],
  [filterBits.price, slots.free, slots.all],
]

/** Index in `optionMasks` of the mask of a race that fails no filter, or this one; `failures` has at most one bit. */
export const maskOf = (failures: number): number => (32 - Math.clz32(failures)) * slotWords

/** Masks of `slotWords` words each, by `maskOf`: the slots that a race counts for, which are all if it fails nothing. */
export const optionMasks = new Int32Array(33 * slotWords)
setSlots(0, 0, slots.all)
for (const [filter, from, end] of replacedSlots) setSlots(maskOf(filter), from, end)

function setSlots(mask: number, from: number, end: number): void {
  for (let slot = from; slot < end; slot += 1) {
    const word = mask + (slot >> 5)
    optionMasks[word] = (optionMasks[word] ?? 0) | bitOf(slot)
  }
}

/** Bits in the last word of the sign-up states that races count for, by the code of their edition above `lowestCode`. */
const stateBits = (soldOut: boolean) =>
  Int32Array.from({ length: signUpStates.length - lowestCode }, (_, index) => {
    const code = raceCode(index + lowestCode, soldOut)
    return signUpStates.reduce(
      (bits, _state, wanted) =>
        isInState(code, wanted) ? bits | bitOf(slots.signUp + wanted) : bits,
      0,
    )
  })
/** Of races with places left, and of those sold out. */
export const bitsWithPlaces = stateBits(false)
export const bitsSoldOut = stateBits(true)

const priced = bitOf(slots.priced)
const free = bitOf(slots.free) | priced

/** Bits in the last word of prices in euro, NaN for none. */
export const bitsOfPrices = cachedBy((prices: Float64Array): Int32Array => {
  const bits = new Int32Array(prices.length)
  for (const [list, price] of prices.entries())
    bits[list] = price > 0 ? priced : price === 0 ? free : 0
  return bits
})
