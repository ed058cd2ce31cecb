import { requireWithin, type Check } from './checks.ts'

/** A check if the filter is set, none otherwise. */
export function checkIf<T>(value: T | undefined, check: (value: T) => Check): Check[] {
  return value === undefined ? [] : [check(value)]
}

/** A check if either bound is set, none otherwise. */
export function checkBounds(
  bit: number,
  columnOf: Parameters<typeof requireWithin>[1],
  least: number | undefined,
  most: number | undefined,
): Check[] {
  return least === undefined && most === undefined
    ? []
    : [requireWithin(bit, columnOf, least, most)]
}
