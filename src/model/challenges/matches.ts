import type { ChallengeFilter, RaceResult } from './rule.ts'

const isWithin = (value: number | null, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value !== null && value >= range[0] && value <= range[1])

const isAmong = <Value>(value: Value, list: readonly Value[] | undefined): boolean =>
  list === undefined || list.includes(value)

/** True if a result is of a race that the filter lets count. */
export const matches = (filter: ChallengeFilter, result: RaceResult): boolean =>
  isAmong(result.sport, filter.sports) &&
  isAmong(result.country, filter.countries) &&
  isAmong(result.event, filter.events) &&
  isWithin(result.metres, filter.metres) &&
  isWithin(result.gain, filter.gain) &&
  (filter.from === undefined || result.day >= filter.from) &&
  (filter.until === undefined || result.day <= filter.until)

const areDisjoint = (a: readonly unknown[] | undefined, b: readonly unknown[] | undefined) =>
  a !== undefined && b !== undefined && !a.some((each) => b.includes(each))

const areApart = (
  a: readonly [number, number] | undefined,
  b: readonly [number, number] | undefined,
): boolean => a !== undefined && b !== undefined && (a[1] < b[0] || b[1] < a[0])

const endsBefore = (a: ChallengeFilter, b: ChallengeFilter): boolean =>
  a.until !== undefined && b.from !== undefined && a.until < b.from

/** True if one race could match both filters. */
export const overlap = (a: ChallengeFilter, b: ChallengeFilter): boolean =>
  !(
    areDisjoint(a.sports, b.sports) ||
    areDisjoint(a.countries, b.countries) ||
    areDisjoint(a.events, b.events) ||
    areApart(a.metres, b.metres) ||
    areApart(a.gain, b.gain) ||
    endsBefore(a, b) ||
    endsBefore(b, a)
  )
