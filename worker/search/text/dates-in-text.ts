import { monthsByName } from '../../../src/i18n/month-names.ts'
import { takeNumberedDates } from '../../../src/i18n/numbered-dates.ts'
import { foldWords } from './fold.ts'

/** Years and months (1 to 12) that a text names; an empty set means any. */
export interface NamedDates {
  years: ReadonlySet<number>
  months: ReadonlySet<number>
}

const year = /^20[2-4]\d$/u
/** Letters of the shortest name of a month: shorter ones are beginnings of many words. */
const leastLetters = 3

/** The words of a text without years and months, and the dates; null if it names none. */
export function takeDates(text: string): { rest: string; dates: NamedDates } | null {
  const { rest: spaced, years, months: named } = takeNumberedDates(text)
  const rest = foldWords(spaced, false).filter((word) => {
    const month = monthsByWord().get(word)
    if (month !== undefined) named.add(month)
    else if (year.test(word)) years.add(Number(word))
    else return true
    return false
  })
  return years.size + named.size === 0
    ? null
    : { rest: rest.join(' '), dates: { years, months: named } }
}

/** True for an ISO date in one of the years and months. */
export function isNamedDate(date: string, { years, months }: NamedDates): boolean {
  const isIn = (named: ReadonlySet<number>, part: string): boolean =>
    named.size === 0 || named.has(Number(part))
  return isIn(years, date.slice(0, 4)) && isIn(months, date.slice(5, 7))
}

let months: ReadonlyMap<string, number> | null = null

function monthsByWord(): ReadonlyMap<string, number> {
  months ??= monthsByName((name) => {
    const [word = ''] = foldWords(name, false)
    return word.length < leastLetters ? null : word
  })
  return months
}
