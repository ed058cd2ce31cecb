import { isTooShort } from '../../../../src/model/calendar/search-text.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Suggestion, SuggestQuery } from '../../port/suggestion.ts'
import type { StoredSuggestion } from '../../suggestion/stored-suggestion.ts'
import { isNamedDate, type NamedDates } from '../../text/dates-in-text.ts'
import { parseSuggestion, readSuggestion } from '../../suggestion/read-suggestion.ts'
import { parseTerms } from '../../text/terms.ts'
import type { RunStatements, SqlRow } from '../statement.ts'
import { otherReadings, type Reading } from '../text/other-readings.ts'
import { findBestPart } from './best-part.ts'
import { maximumLimit, suggestStatement } from './suggest-statement.ts'

interface Found extends Reading {
  rows: SqlRow[]
  /** True if the events lack some of the words. */
  isPart: boolean
}

/**
 * Suggestions for a text in the order of `suggestStatement`. Takes one round trip; if nothing is found, one more to look
 * up other readings, one to search for them, and one for unlikely readings and parts of the text.
 */
export async function suggest(
  run: RunStatements,
  query: SuggestQuery,
  now: number,
): Promise<Suggestion[]> {
  if (isTooShort(query.text)) return []
  const found = await findEvents(run, query)
  if (found === null) return []
  const { rows, terms, dates, isPart } = found
  const stored = rows.map((row) => parseSuggestion(String(row.document)))
  return datedFirst(stored, dates)
    .slice(0, query.limit)
    .map((each) => ({ ...readSuggestion(each, query.locale, terms, now), isPart }))
}

/** Stored suggestions in their order, but first those with an edition in the years and months that a text names. */
function datedFirst(suggestions: StoredSuggestion[], dates: NamedDates | null): StoredSuggestion[] {
  if (dates === null) return suggestions
  const isDated = ({ editions }: StoredSuggestion): boolean =>
    editions.some(([date]) => isNamedDate(date, dates))
  return [...suggestions.filter(isDated), ...suggestions.filter((each) => !isDated(each))]
}

async function findEvents(
  run: RunStatements,
  { text, limit, locale }: SuggestQuery,
): Promise<Found | null> {
  const terms = parseTerms(text)
  if (terms.length === 0) return null
  const [rows = []] = await run([suggestStatement(terms, { limit, locale })])
  if (rows.length > 0) return { rows, terms, dates: null, isPart: false }
  const { readings, unlikely, known } = await otherReadings(run, text, terms)
  const likely = await findByReading(run, readings, { limit, locale })
  if (likely !== null) return likely
  const [found, part] = await Promise.all([
    findByReading(run, unlikely, { limit, locale }),
    findBestPart(run, { typed: terms, known: known.terms }, { limit: maximumLimit, locale }),
  ])
  if (found !== null) return found
  return part === null ? null : { ...part, dates: known.dates, isPart: true }
}

/** Events of the first reading that finds any; null if none does. Takes one round trip. */
async function findByReading(
  run: RunStatements,
  readings: readonly Reading[],
  { limit, locale }: { limit: number; locale: Locale },
): Promise<Found | null> {
  const results = await run(
    readings.map((each) =>
      suggestStatement(each.terms, {
        limit: each.dates === null ? limit : maximumLimit,
        locale,
      }),
    ),
  )
  const index = results.findIndex((each) => each.length > 0)
  const reading = readings[index]
  return reading === undefined ? null : { ...reading, rows: results[index] ?? [], isPart: false }
}
