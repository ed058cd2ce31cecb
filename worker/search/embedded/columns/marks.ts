import type { Columns } from './columns.ts'

/** A column of whole or broken numbers, of editions or of races. */
type Column = Int32Array | Uint16Array | Uint8Array | Float64Array

/**
 * Sets a filter's bit in `fails` for everything that fails it. A filter goes through its column in one plain loop: a
 * call for each edition and filter takes ten times as long.
 */
export type Mark = (columns: Columns, fails: Int32Array) => void

/** Marks what is not exactly a value. */
export function unlessEqual(bit: number, read: (columns: Columns) => Column, value: number): Mark {
  return (columns, fails) => {
    const column = read(columns)
    for (let index = 0; index < fails.length; index += 1)
      if (column[index] !== value) fails[index] = (fails[index] ?? 0) | bit
  }
}

/** Marks what lies outside bounds, both inclusive, and what is not known: -1 or NaN. */
export function unlessWithin(
  bit: number,
  read: (columns: Columns) => Column,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Mark {
  const from = Math.max(0, least)
  return (columns, fails) => {
    const column = read(columns)
    for (let index = 0; index < fails.length; index += 1) {
      const value = column[index] ?? Number.NaN
      // With NaN both comparisons are false.
      if (!(value >= from && value <= most)) fails[index] = (fails[index] ?? 0) | bit
    }
  }
}

/** Marks what has a flag, or has it not, other than wanted. */
export function unlessFlag(
  bit: number,
  read: (columns: Columns) => Column,
  flag: number,
  wanted: boolean,
): Mark {
  return (columns, fails) => {
    const column = read(columns)
    for (let index = 0; index < fails.length; index += 1)
      if ((((column[index] ?? 0) & flag) !== 0) !== wanted) fails[index] = (fails[index] ?? 0) | bit
  }
}

/** Marks what a table of 0 and 1 has at 0. */
export function unlessListed(
  bit: number,
  read: (columns: Columns) => Column,
  table: Uint8Array,
): Mark {
  return (columns, fails) => {
    const column = read(columns)
    for (let index = 0; index < fails.length; index += 1)
      if (table[column[index] ?? 0] !== 1) fails[index] = (fails[index] ?? 0) | bit
  }
}

/** Marks what a test refuses. */
export function unlessHolds(
  bit: number,
  holds: (columns: Columns, index: number) => boolean,
): Mark {
  return (columns, fails) => {
    for (let index = 0; index < fails.length; index += 1)
      if (!holds(columns, index)) fails[index] = (fails[index] ?? 0) | bit
  }
}
