import type { Columns } from '../columns/columns.ts'

/** A column of editions or of races. */
type Column = Int32Array | Uint16Array | Uint8Array | Float64Array

/**
 * Sets a filter's bit in `failures` for everything that fails the filter. Each check goes through its column in one
 * plain loop, because a function call for each edition and filter takes ten times as long.
 */
export type Check = (columns: Columns, failures: Int32Array) => void

export function requireEqual(
  bit: number,
  columnOf: (columns: Columns) => Column,
  value: number,
): Check {
  return (columns, failures) => {
    const column = columnOf(columns)
    for (let index = 0; index < failures.length; index += 1)
      if (column[index] !== value) failures[index] = (failures[index] ?? 0) | bit
  }
}

/** Requires a known value within bounds, both inclusive; -1 and NaN are unknown. */
export function requireWithin(
  bit: number,
  columnOf: (columns: Columns) => Column,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Check {
  const from = Math.max(0, least)
  return (columns, failures) => {
    const column = columnOf(columns)
    for (let index = 0; index < failures.length; index += 1) {
      const value = column[index] ?? Number.NaN
      // Both comparisons are false for NaN.
      if (!(value >= from && value <= most)) failures[index] = (failures[index] ?? 0) | bit
    }
  }
}

export function requireFlag(
  bit: number,
  columnOf: (columns: Columns) => Column,
  flag: number,
): Check {
  return (columns, failures) => {
    const column = columnOf(columns)
    for (let index = 0; index < failures.length; index += 1)
      if (((column[index] ?? 0) & flag) === 0) failures[index] = (failures[index] ?? 0) | bit
  }
}

/** @param members 1 at the index of each accepted value */
export function requireIn(
  bit: number,
  columnOf: (columns: Columns) => Column,
  members: Uint8Array,
): Check {
  return (columns, failures) => {
    const column = columnOf(columns)
    for (let index = 0; index < failures.length; index += 1)
      if (members[column[index] ?? 0] !== 1) failures[index] = (failures[index] ?? 0) | bit
  }
}

export function requireThat(
  bit: number,
  holds: (columns: Columns, index: number) => boolean,
): Check {
  return (columns, failures) => {
    for (let index = 0; index < failures.length; index += 1)
      if (!holds(columns, index)) failures[index] = (failures[index] ?? 0) | bit
  }
}
