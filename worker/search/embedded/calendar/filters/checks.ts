/** A column of editions, races, or a table of theirs. */
type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array

/**
 * Sets a filter's bit in `failures` for everything that fails the filter. Each check goes through its column in one
 * plain loop, because a function call for each edition and filter takes ten times as long.
 */
export type Check<Table> = (table: Table, failures: Int32Array) => void

export function requireEqual<Table>(
  bit: number,
  columnOf: (table: Table) => Column,
  value: number,
): Check<Table> {
  return (table, failures) => {
    const column = columnOf(table)
    for (let index = 0; index < failures.length; index += 1)
      if (column[index] !== value) failures[index] = (failures[index] ?? 0) | bit
  }
}

/** Requires a known value within bounds, both inclusive; -1 and NaN are unknown. */
export function requireWithin<Table>(
  bit: number,
  columnOf: (table: Table) => Column,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Check<Table> {
  const from = Math.max(0, least)
  return (table, failures) => {
    const column = columnOf(table)
    for (let index = 0; index < failures.length; index += 1) {
      const value = column[index] ?? Number.NaN
      // Both comparisons are false for NaN.
      if (!(value >= from && value <= most)) failures[index] = (failures[index] ?? 0) | bit
    }
  }
}

export function requireFlag<Table>(
  bit: number,
  columnOf: (table: Table) => Column,
  flag: number,
): Check<Table> {
  return (table, failures) => {
    const column = columnOf(table)
    for (let index = 0; index < failures.length; index += 1)
      if (((column[index] ?? 0) & flag) === 0) failures[index] = (failures[index] ?? 0) | bit
  }
}

/** 1 at the index of each value within bounds, both inclusive, for `requireIn`; NaN is unknown. */
export function membersOf(values: Float64Array, least: number, most: number): Uint8Array {
  const members = new Uint8Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN
    if (value >= least && value <= most) members[index] = 1
  }
  return members
}

/** @param members 1 at the index of each accepted value */
export function requireIn<Table>(
  bit: number,
  columnOf: (table: Table) => Column,
  members: Uint8Array,
): Check<Table> {
  return (table, failures) => {
    const column = columnOf(table)
    for (let index = 0; index < failures.length; index += 1)
      if (members[column[index] ?? 0] !== 1) failures[index] = (failures[index] ?? 0) | bit
  }
}

export function requireThat<Table>(
  bit: number,
  holds: (table: Table, index: number) => boolean,
): Check<Table> {
  return (table, failures) => {
    for (let index = 0; index < failures.length; index += 1)
      if (!holds(table, index)) failures[index] = (failures[index] ?? 0) | bit
  }
}
