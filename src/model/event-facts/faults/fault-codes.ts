import { isRealDate } from '../../values/dates.ts'
import { isWebAddress } from '../../values/web-address.ts'

/** Rules of publishing (spec §5 and the limits of a calendar), each with its message beside the field. */
export const factFaults = [
  'required',
  'url',
  'email-invalid',
  'too-long',
  'min',
  'invalid',
  'unit-required',
  'end-before-date',
  'date-twice',
  'date-outside-edition',
  'window-order',
  'window-after-end',
  'steps-overlap',
  'step-order',
  'age-order',
  'team-order',
  'lowest-above-highest',
  'previous-date-same',
  'edition-has-reviews',
  'race-is-sold',
  'pin-missing',
  'pin-elsewhere',
] as const

export type FactFault = (typeof factFaults)[number]

/** Faults by path of the fact. */
export type FactFaults = Record<string, FactFault>

/** A rule: the path below the entry, the fault, and true if the facts break it. */
export type Rule = readonly [path: string, fault: FactFault, isBroken: boolean]

/** The first broken rule of each path. */
export function brokenRules(prefix: string, rules: readonly Rule[]): FactFaults {
  const faults: FactFaults = {}
  for (const [path, fault, isBroken] of rules) if (isBroken) faults[`${prefix}${path}`] ??= fault
  return faults
}

export const isDateFault = (date: string | null): boolean =>
  date !== null && !(/^\d{4}-\d{2}-\d{2}$/u.test(date) && isRealDate(date))

export const isTimeFault = (time: string | null): boolean =>
  time !== null && !/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time)

export const isLinkFault = (url: string | null): boolean => url !== null && !isWebAddress(url)

/** True if both are stated and the first is greater. */
export const isAbove = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low > high

/** True if both dates are stated and the first is later. */
export const isAfter = (first: string | null, last: string | null): boolean =>
  first !== null && last !== null && first > last

export const isBelow = (value: number | null, least: number): boolean =>
  value !== null && value < least

export const isFraction = (value: number | null): boolean =>
  value !== null && !Number.isInteger(value)
