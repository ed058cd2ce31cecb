import { isTooShort } from '../../../../src/model/calendar/search-text.ts'
import type { Suggestion, SuggestQuery } from '../../port/suggestion.ts'
import { readSuggestion } from '../../suggestion/read-suggestion.ts'
import { parseTerms } from '../../text/terms.ts'
import type { RunStatements, SqlRow } from '../statement.ts'
import { otherReadings, type Reading } from '../text/other-readings.ts'
import { findBestPart } from './best-part.ts'
import { datedFirst } from './dated-first.ts'
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
  today: string,
): Promise<Suggestion[]> {
  if (isTooShort(query.text)) return []
  const found = await findEvents(run, query)
  if (found === null) return []
  const { rows, terms, dates, isPart } = found
  const documents = rows.map((row) => String(row.document))
  return datedFirst(documents, dates)
    .slice(0, query.limit)
    .map((json) => ({ ...readSuggestion(json, query.locale, terms, today), isPart }))
}

async function findEvents(
  run: RunStatements,
  { text, limit }: SuggestQuery,
): Promise<Found | null> {
  const terms = parseTerms(text)
  if (terms.length === 0) return null
  const [rows = []] = await run([suggestStatement(terms, limit)])
  if (rows.length > 0) return { rows, terms, dates: null, isPart: false }
  const { readings, unlikely, known } = await otherReadings(run, text, terms)
  const likely = await findByReading(run, readings, limit)
  if (likely !== null) return likely
  const [found, part] = await Promise.all([
    findByReading(run, unlikely, limit),
    findBestPart(run, { typed: terms, known: known.terms }, maximumLimit),
  ])
  if (found !== null) return found
  return part === null ? null : { ...part, dates: known.dates, isPart: true }
}

/** Events of the first reading that finds any; null if none does. Takes one round trip. */
async function findByReading(
  run: RunStatements,
  readings: readonly Reading[],
  limit: number,
): Promise<Found | null> {
  const results = await run(
    readings.map((each) =>
      suggestStatement(each.terms, each.dates === null ? limit : maximumLimit),
    ),
  )
  const index = results.findIndex((each) => each.length > 0)
  const reading = readings[index]
  return reading === undefined ? null : { ...reading, rows: results[index] ?? [], isPart: false }
}
