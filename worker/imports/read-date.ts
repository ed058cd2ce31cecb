import { isoDate, isRealDate } from '../../src/model/values/dates.ts'
import { monthsByName } from '../../src/i18n/month-names.ts'
import { foldName } from './fold-name.ts'

export type DateOrder = 'ymd' | 'dmy' | 'mdy'

let months: ReadonlyMap<string, number> | null = null

/** Month of a name in any of the languages, also cut to three letters or more. */
function monthOf(word: string): number | undefined {
  months ??= monthsByName(foldName)
  const exact = months.get(word)
  if (exact !== undefined || word.length < 3) return exact
  const found = new Set(
    [...months].flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])),
  )
  return found.size === 1 ? [...found][0] : undefined
}

/**
 * ISO date of a text: "2027-06-12", "12.6.27", "06/12/2027", "12 June 2027", "2027年6月12日", with or without a time or
 * a weekday. Years of the Buddhist calendar are converted. Null for a text without a real date, and for one whose parts are
 * in another order than `order` says.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const day = text.replace(/[T ]\d{1,2}:\d{2}.*$/u, '')
  const numbers = [...day.matchAll(/\d+/gu)].map(([digits]) => digits)
  const [first = '', second = '', third = ''] = numbers
  if (first.length === 4 && numbers.length >= 3) return realDate(first, second, third)
  const month = foldName(day)
    .split(' ')
    .map((word) => monthOf(word))
    .find((found) => found !== undefined)
  if (month !== undefined) {
    // "5–6 September 2027" has three numbers, but is no date of three numbers.
    if (numbers.length !== 2) return null
    return first.length === 4
      ? realDate(first, String(month), second)
      : realDate(second, String(month), first)
  }
  if (numbers.length !== 3) return null
  return order === 'mdy' ? realDate(third, first, second) : realDate(third, second, first)
}

function realDate(year: string, month: string, day: string): string | null {
  if (!/^(?:\d{2}|\d{4})$/u.test(year) || month.length > 2 || day.length > 2) return null
  const stated = Number(year)
  // Thai years are 543 ahead; "27" is 2027.
  const full = stated < 100 ? 2000 + stated : stated > 2400 ? stated - 543 : stated
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return full >= 1900 && full < 2200 && isRealDate(text)
    ? isoDate(full, Number(month), Number(day))
    : null
}
