import { retry } from '../../../runtime/retry.ts'
import type { EventDocument } from '../../event-document.ts'
import {
  countWords,
  indexEvents,
  insertDisplays,
  insertEditions,
  insertEvents,
  markMonths,
  removeStatements,
  settleVocabulary,
} from './put-sql.ts'
import { createFoldName, rowsOf, type EventRows } from './index-rows.ts'
import type { RunStatements, Statement } from '../statement.ts'
import { tidyIndexes } from '../columns/pack-columns.ts'

/** Bounds of one batch: a parameter stays below D1's 1 MB whatever its script, and readers do not wait for long. */
const batchEvents = 1_000
const parameterCharacters = 300_000
/** A `put` of this many documents is a load, worth tidying the indexes after. */
const loadSize = 5_000

/** Replaces the rows of each document's event. The last of several documents of one event counts. */
export async function putDocuments(
  run: RunStatements,
  documents: EventDocument[],
  today: string,
): Promise<void> {
  // A batch is a transaction that replaces rows: the same one again leaves the same rows.
  const write = (statements: Statement[]) => retry(() => run(statements))
  const foldName = createFoldName()
  const latest = new Map(documents.map((document) => [document.eventId, document]))
  let batch: EventRows[] = []
  let characters = 0
  for (const document of latest.values()) {
    const rows = rowsOf(document, today, foldName)
    const size = Math.max(rows.event[3].length, rows.display[1].length)
    if (batch.length === batchEvents || characters + size > parameterCharacters) {
      await write(putStatements(batch))
      batch = []
      characters = 0
    }
    batch.push(rows)
    characters += size
  }
  if (batch.length > 0) await write(putStatements(batch))
  if (latest.size >= loadSize) await tidyIndexes(run)
}

/** Takes all rows of the events away, and words that no other event has. */
export async function removeEvents(run: RunStatements, eventIds: number[]): Promise<void> {
  for (let at = 0; at < eventIds.length; at += batchEvents) {
    await run([...removal(eventIds.slice(at, at + batchEvents)), ...settleVocabulary.map(plain)])
  }
}

function putStatements(rows: EventRows[]): Statement[] {
  const words = new Map<string, number>()
  for (const word of rows.flatMap((row) => row.vocabulary))
    words.set(word, (words.get(word) ?? 0) + 1)
  const eventIds = rows.map((row) => row.eventId)
  return [
    ...removal(eventIds),
    withJson(
      insertEvents,
      rows.map((row) => row.event),
    ),
    ...indexEvents.map((sql) => withJson(sql, eventIds)),
    withJson(
      insertDisplays,
      rows.map((row) => row.display),
    ),
    withJson(
      insertEditions,
      rows.flatMap((row) => row.editions),
    ),
    withJson(markMonths, eventIds),
    withJson(countWords, [...words]),
    ...settleVocabulary.map(plain),
  ]
}

function removal(eventIds: number[]): Statement[] {
  return removeStatements.map((sql) => withJson(sql, eventIds))
}

function withJson(sql: string, rows: unknown[]): Statement {
  return { sql, params: [JSON.stringify(rows)] }
}

function plain(sql: string): Statement {
  return { sql, params: [] }
}
