import * as v from 'valibot'
import { calendarPageKeys } from '../calendar/page-keys.ts'

const maximumCharacters = 600

/** Keys that only the calendar's page or one reader needs. */
const refused: readonly string[] = ['view', 'page', 'near']
const allowed: readonly string[] = calendarPageKeys.filter((each) => !refused.includes(each))

/** Criteria and query of the address of a calendar by its English words; null for another address. */
export function readCalendarAddress(
  address: string,
): { criteria: string[]; query: URLSearchParams } | null {
  if (!/^\/calendar(?:[/?]|$)/u.test(address) || /[\s\p{Cc}\\#]/u.test(address)) return null
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  return {
    criteria: path.split('/').slice(2),
    query,
  }
}

function isCalendarAddress(address: string): boolean {
  const read = readCalendarAddress(address)
  if (read === null || read.criteria.includes('')) return false
  const keys = [...read.query.keys()]
  return new Set(keys).size === keys.length && keys.every((each) => allowed.includes(each))
}

/** Address of a calendar by its English words, from which that of each language follows: `/calendar/marathon/germany?confirmed=1`. */
export const calendarAddress = v.pipe(
  v.string(),
  v.maxLength(maximumCharacters),
  v.check(isCalendarAddress, 'must be an English path of the calendar: /calendar/marathon/germany'),
)
