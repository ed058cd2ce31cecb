import { addDays } from '../../../src/model/values/dates.ts'

const weeksShown = 52

/** Mondays of the weeks of a season strip, the first included. */
export const seasonMondays = (first: string): string[] =>
  Array.from({ length: weeksShown }, (_, index) => addDays(first, index * 7))

/** True for the first Monday of a month: the strip names the month at its week. */
export const namesMonth = (monday: string): boolean => Number(monday.slice(8)) <= 7
