import { sValidator } from '@hono/standard-validator'
import type * as v from 'valibot'
import { pageCacheSeconds } from '../../../src/model/limits.ts'
import { DomainError, type ErrorCode } from '../../../src/model/errors.ts'

/** How long an answer may be kept. It is the same for everybody: the address is the whole key. */
export const keeping = {
  /** A minute in a browser, five at the edge, and five more while it is asked for anew. */
  minutes: `public, max-age=60, s-maxage=${pageCacheSeconds}, stale-while-revalidate=${pageCacheSeconds}`,
  /** A minute in the visitor's browser: the same letters are typed again and again. */
  minute: 'public, max-age=60',
} as const

/** What `/api/openapi.json` and `/api/docs` say of a route; it stands beside the route's handler, which lives by it. */
export interface Operation<Entries extends v.ObjectEntries = v.ObjectEntries> {
  /** Its name for generated clients, unique: "getEvent". */
  id: string
  /** `pages` serves our own pages and changes with them; for the others we keep our word. */
  area: 'calendar' | 'events' | 'search' | 'pages'
  /** A few words. */
  summary: string
  /** Paragraphs, with an empty line between them. */
  text: string
  /** What the parts of the path are, by name. */
  path?: Record<string, string>
  /** Validates the query. */
  query: v.ObjectSchema<Entries, undefined>
  /** What keys of the query mean, where their schemas do not say it. */
  keys?: { [key in keyof Entries]?: string }
  /** True refuses keys that `query` does not have; otherwise they are ignored. For filters a misspelled key would be none. */
  refusesUnknownKeys?: boolean
  answer: v.GenericSchema
  /** What it answers besides the errors that any route has. */
  errors: readonly ErrorCode[]
  keep: keyof typeof keeping
  /** A request that the demo catalogue answers: path and query. */
  example: string
}

const operations = new WeakMap<object, Operation>()

/** What a registered handler is described by; null for one that no description goes with. */
export function operationOf(handler: object): Operation | null {
  return operations.get(handler) ?? null
}

/**
 * Validates the query by the schema its description shows. By the description the answer is kept, too (context.ts).
 * @throws DomainError invalid-query, naming the key
 */
export function serve<Entries extends v.ObjectEntries>(operation: Operation<Entries>) {
  const { refusesUnknownKeys = false, query } = operation
  const validate = sValidator('query', query, (result, c) => {
    const unknown = Object.keys(c.req.query()).find((key) => !Object.hasOwn(query.entries, key))
    if (refusesUnknownKeys && unknown !== undefined) throw new DomainError('invalid-query', unknown)
    if (result.success) return
    const [issue] = result.error
    const [first] = issue?.path ?? []
    const key = typeof first === 'object' && first !== null && 'key' in first ? first.key : first
    throw new DomainError('invalid-query', key === undefined ? undefined : String(key))
  })
  operations.set(validate, operation)
  return validate
}
