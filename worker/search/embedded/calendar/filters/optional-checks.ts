import { requireWithin, type Check } from './checks.ts'

/** A check if the filter is set, none otherwise. */
export function checkIf<T, Table>(
  value: T | undefined,
  check: (value: T) => Check<Table>,
): Check<Table>[] {
  return value === undefined ? [] : [check(value)]
}

/** A check if either bound is set, none otherwise. */
export function checkBounds<Table>(
  bit: number,
  columnOf: Parameters<typeof requireWithin<Table>>[1],
  least: number | undefined,
  most: number | undefined,
): Check<Table>[] {
  return least === undefined && most === undefined
    ? []
    : [requireWithin(bit, columnOf, least, most)]
}
