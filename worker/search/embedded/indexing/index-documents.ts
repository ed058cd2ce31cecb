import { retry } from '../../../runtime/retry.ts'
import type { EventDocument } from '../../port/event-document.ts'
import { createFoldName } from '../../text/event-words.ts'
import type { RunStatements, Statement } from '../statement.ts'
import { eventRowsOf, type IndexRows } from './event-rows.ts'
import {
  countWords,
  insertEditions,
  insertEvents,
  insertSuggestions,
  insertTexts,
  markMonths,
  removeStatements,
  updateVocabulary,
} from './index-statements.ts'
import { optimiseIndex } from './optimise-index.ts'

/** Limits of a batch: a parameter stays below D1's 1 MB in any script, and readers do not wait long. */
const eventsPerBatch = 1_000
const charactersPerParameter = 300_000
/** Number of documents from which a call is a load, after which the index is worth optimising. */
const loadSize = 5_000

/** Replaces the rows of each document's event. Of several documents of one event the last counts. */
export async function indexDocuments(
  run: RunStatements,
  documents: EventDocument[],
  now: number,
): Promise<void> {
  // A batch is a transaction that replaces rows, so running it twice leaves the same rows.
  const write = (statements: Statement[]) => retry(() => run(statements))
  const foldName = createFoldName()
  const latest = new Map(documents.map((document) => [document.eventId, document]))
  let batch: IndexRows[] = []
  let characters = 0
  for (const document of latest.values()) {
    const rows = eventRowsOf(document, now, foldName)
    const size = Math.max(rows.event[3].length, rows.suggestion[1].length)
    if (batch.length === eventsPerBatch || characters + size > charactersPerParameter) {
      await write(replaceStatements(batch))
      batch = []
      characters = 0
    }
    batch.push(rows)
    characters += size
  }
  if (batch.length > 0) await write(replaceStatements(batch))
  if (latest.size >= loadSize) await optimiseIndex(run)
}

/** Deletes all rows of the events, and the words that no other event has. */
export async function removeEvents(run: RunStatements, eventIds: number[]): Promise<void> {
  for (let start = 0; start < eventIds.length; start += eventsPerBatch) {
    const batch = eventIds.slice(start, start + eventsPerBatch)
    await run([...removeStatementsFor(batch), ...updateVocabulary.map(withoutParameters)])
  }
}

function replaceStatements(rows: IndexRows[]): Statement[] {
  const words = new Map<string, number>()
  for (const word of rows.flatMap((row) => row.vocabulary))
    words.set(word, (words.get(word) ?? 0) + 1)
  const eventIds = rows.map((row) => row.eventId)
  return [
    ...removeStatementsFor(eventIds),
    withJson(
      insertEvents,
      rows.map((row) => row.event),
    ),
    ...insertTexts.map((sql) => withJson(sql, eventIds)),
    withJson(
      insertSuggestions,
      rows.map((row) => row.suggestion),
    ),
    withJson(
      insertEditions,
      rows.flatMap((row) => row.editions),
    ),
    withJson(markMonths, eventIds),
    withJson(countWords, [...words]),
    ...updateVocabulary.map(withoutParameters),
  ]
}

function removeStatementsFor(eventIds: number[]): Statement[] {
  return removeStatements.map((sql) => withJson(sql, eventIds))
}

function withJson(sql: string, rows: unknown[]): Statement {
  return { sql, params: [JSON.stringify(rows)] }
}

function withoutParameters(sql: string): Statement {
  return { sql, params: [] }
}
