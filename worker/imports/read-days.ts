import { readDate, type DateOrder } from './read-date.ts'

/** First and last ISO date of an event; `end` is null for one day. */
export interface Days {
  date: string
  end: string | null
}

/** Longest text of two dates, in characters. */
const mostCharacters = 80
/** Longest event, in days; two dates further apart are no event's first and last. */
const mostDays = 60

/** The texts of the first and the last day of "30.08.–01.09.2027", each with all that it shares with the other. */
function endsOf(text: string): [string, string] | null {
  const numbers = [...text.matchAll(/\d+/gu)]
  const at = (index: number): number => numbers[index]?.index ?? text.length
  const cut = (index: number): [string, string] => [text.slice(0, at(index)), text.slice(at(index))]
  const shape = numbers.map(([digits]) => (digits.length === 4 ? 'y' : 'd')).join('')
  const hasMonth = /\p{L}{3}/u.test(text)
  const year = numbers.find(([digits]) => digits.length === 4)?.[0] ?? ''
  // "5.–6. September 2027", "June 5-6, 2027", "30 August – 1 September 2027"
  if (hasMonth && shape === 'ddy') {
    const [first, second] = cut(1)
    const word = /\p{L}{3,}/u
    const shared = word.exec(first)?.[0] ?? word.exec(second)?.[0] ?? ''
    return [
      `${/\d+/u.exec(first)?.[0] ?? ''} ${shared} ${year}`,
      word.test(second) ? second : `${shared} ${second}`,
    ]
  }
  if (shape === 'dydy') return cut(2)
  if (shape === 'ddyddy' || shape === 'yddydd') return cut(3)
  if (shape === 'dddy') {
    const [first, second] = cut(1)
    return [`${first} ${second.replace(/^\d+/u, '')}`, second]
  }
  if (shape === 'ddddy') {
    const [first, second] = cut(2)
    return [`${first} ${year}`, second]
  }
  // "2027-06-12/13"; the number of "2027-06-12 9" is an hour.
  if (shape === 'yddd' && /[-–—/~〜～]\s*\d+\D*$/u.test(text)) {
    const [first, second] = cut(3)
    return [first, first.replace(/\d+\D*$/u, second)]
  }
  return null
}

/**
 * Days of a text: one date, or the first and last of an event, such as "05.-06.09.2027" and "June 5-6, 2027". Null for a text
 * that is neither.
 */
export function readDays(text: string, order: DateOrder): Days | null {
  const date = readDate(text, order)
  // Numbers alone are not read as days before the month where the column has the month first.
  const isClear = order !== 'mdy' || /\p{L}{3}/u.test(text)
  const ends = isClear && text.length <= mostCharacters ? endsOf(text) : null
  const [first = null, end = null] = (ends ?? []).map((each) =>
    readDate(each, order === 'mdy' ? 'mdy' : 'dmy'),
  )
  if (first !== null && end !== null) {
    const days = (Date.parse(end) - Date.parse(first)) / 86_400_000
    if (days > 0 && days <= mostDays) return { date: first, end }
  }
  return date === null ? null : { date, end: null }
}
