import * as v from 'valibot'
import { SearchServerError } from '../port/search-server-error.ts'
import type { Term } from '../text/terms.ts'
import { codeName, queryText } from './coded-words.ts'
import type { EventRecord } from './event-record.ts'
import { clientOf, errorStatus, errorText, type SearchServer } from './server.ts'

/** Milliseconds for the answer, a second attempt included. */
const budgetMs = 800
/** Milliseconds before a second attempt, at random up to twice as many. */
const pauseMs = 20
/** Hits per query: the greatest number of suggestions. */
const hitLimit = 20

const nameFields: (keyof EventRecord)[] = ['own', 'ownStarts']
const allFields: (keyof EventRecord)[] = [...nameFields, 'words', 'wordsStarts']
const nameField: (keyof EventRecord)[] = ['names']

const answer = v.object({
  results: v.tuple([hitsOf('own names'), hitsOf('all names'), hitsOf('beginnings of names')]),
})

function hitsOf(query: string) {
  const id = v.pipe(v.number(), v.integer(), v.minValue(1))
  return v.object({
    hits: v.pipe(v.array(v.object({ id })), v.maxLength(hitLimit, `too many hits in ${query}`)),
  })
}

/**
 * Ids of events that may have every term, of which the last may be incomplete and any may have a wrong letter. Those
 * whose own names have them are found separately, and so are names and places that begin with the text, so that many
 * others cannot crowd them out.
 * @throws SearchServerError
 */
export async function findEvents(server: SearchServer, terms: readonly Term[]): Promise<number[]> {
  const beginning = codeName(terms.map(({ alternatives: [word = ''] }) => word))
  const query = {
    indexUid: server.index,
    q: queryText(terms),
    limit: hitLimit,
    matchingStrategy: 'all' as const,
    attributesToRetrieve: ['id'],
  }
  const queries = [
    { ...query, attributesToSearchOn: nameFields },
    { ...query, attributesToSearchOn: allFields },
    { ...query, q: beginning, attributesToSearchOn: nameField },
  ]
  const signal = AbortSignal.timeout(budgetMs)
  const client = clientOf(server)
  const received: unknown = await attemptTwice(
    () => client.multiSearch({ queries }, { signal }),
    signal,
  )
  const result = v.safeParse(answer, received)
  if (!result.success)
    throw new SearchServerError(
      'failed',
      `Meilisearch: ${v.getDotPath(result.issues[0]) ?? 'answer'} is malformed`,
    )
  return [...new Set(result.output.results.flatMap(({ hits }) => hits.map(({ id }) => id)))]
}

/** A search changes nothing, so it may be repeated: once, after a quick failure that need not come again. */
async function attemptTwice<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (!isWorthRepeating(error, signal)) throw serverError(error, signal)
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())))
  }
  try {
    return await request()
  } catch (error) {
    throw serverError(error, signal)
  }
}

/** A full queue asks for a pause of seconds (503 with Retry-After); a wrong request or key stays wrong. */
function isWorthRepeating(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted || error instanceof SyntaxError) return false
  const status = errorStatus(error)
  return status === null || status === 502 || status === 504
}

function serverError(error: unknown, signal: AbortSignal): SearchServerError {
  if (signal.aborted)
    return new SearchServerError('timeout', `Meilisearch: no answer in ${budgetMs} ms`)
  return new SearchServerError('failed', `Meilisearch: ${errorText(error)}`)
}
