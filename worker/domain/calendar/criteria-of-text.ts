import type { Locale } from '../../../src/model/locales.ts'
import { monthsByAbbreviation, monthsByName } from '../../../src/i18n/month-names.ts'
import { takeNumberedDates } from '../../../src/i18n/numbered-dates.ts'
import { isSport } from '../../../src/model/event/sports.ts'
import { criteriaWords } from './criteria-vocabulary.ts'
import { noCriteria, type Criteria } from './criteria.ts'
import { everydayMeaning } from './everyday-words.ts'
import { foldWord } from './fold-word.ts'
import { classicDistance, countryOfName, isConnecting, withShortUnit } from './text-words.ts'

/** Greatest number of words of one criterion: "stand up paddling". */
const longest = 4
/** Greatest number of words of a text that is read. */
const maximumWords = 12
/** Number of criteria from which a text is a filter; a single one may be a name. */
const leastCriteria = 2

/**
 * Criteria of a text that consists of nothing else: sports, distances, countries, months and years, in the reader's
 * language, in English or in another, in any order ("trail 50k france july"). Null for any other text.
 * @param today ISO date; a month without a year is the next one
 */
export function criteriaOfText(text: string, locale: Locale, today: string): Criteria | null {
  const numbered = takeNumberedDates(text)
  if (numbered.years.size > 1 || numbered.months.size > 1) return null
  const words = numbered.rest.split(/[\s,、，]+/u).filter((word) => word !== '')
  if (words.length > maximumWords) return null
  let criteria: Criteria = noCriteria
  let [year = null] = [...numbered.years].map(String)
  let [month = null]: (number | null)[] = [...numbered.months]
  let count = numbered.years.size + numbered.months.size
  for (let at = 0; at < words.length;) {
    const { length, part } = readAt(words, at, locale)
    const word = foldWord(words[at] ?? '')
    const named = monthsByWord().get(word)
    at += length
    if (part === null && isConnecting(word)) continue
    count += 1
    if (part !== null) {
      if (isTaken(criteria, part)) return null
      criteria = { ...criteria, ...part }
    } else if (named !== undefined && month === null) month = named
    else if (/^20\d\d$/u.test(word) && year === null) year = word
    else return null
  }
  if (count < leastCriteria) return null
  return { ...criteria, month: dateOf(year, month, today) }
}

/** The criterion of the longest run of words from a position; of length 1 and null if there is none. */
function readAt(
  words: readonly string[],
  at: number,
  locale: Locale,
): { length: number; part: Partial<Criteria> | null } {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const folded = words
      .slice(at, at + length)
      .map(foldWord)
      .join('')
    const part = partOf(withShortUnit(folded), locale)
    if (part !== null) return { length, part }
  }
  return { length: 1, part: null }
}

function partOf(folded: string, locale: Locale): Partial<Criteria> | null {
  if (isSport(folded)) return { sport: folded }
  const meanings = criteriaWords(folded)
  const best =
    meanings.find((each) => each.locale === locale) ??
    meanings.find((each) => each.locale === 'en') ??
    meanings[0]
  if (best !== undefined) return best.part
  const everyday = everydayMeaning(folded)
  if (everyday !== null) return everyday
  const distance = classicDistance(folded)
  return distance === null ? countryOfName(folded) : { distance }
}

/** True if a criterion of the same kind was read before; a sport and a group are of one kind. */
function isTaken(criteria: Criteria, part: Partial<Criteria>): boolean {
  const isSubject = part.sport !== undefined || part.group !== undefined
  return (
    (isSubject && (criteria.sport !== null || criteria.group !== null)) ||
    (part.distance !== undefined && criteria.distance !== null) ||
    (part.country !== undefined && criteria.country !== null)
  )
}

/** "2027-07"; of a month without a year the next one that has not passed. */
function dateOf(year: string | null, month: number | null, today: string): string | null {
  if (month === null) return year
  const digits = String(month).padStart(2, '0')
  const thisYear = Number(today.slice(0, 4))
  return `${year ?? (digits < today.slice(5, 7) ? thisYear + 1 : thisYear)}-${digits}`
}

let months: ReadonlyMap<string, number> | null = null

function monthsByWord(): ReadonlyMap<string, number> {
  months ??= new Map([...monthsByAbbreviation(foldWord), ...monthsByName(foldWord)])
  return months
}
