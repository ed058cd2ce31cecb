import { sValidator } from '@hono/standard-validator'
import type * as v from 'valibot'
import { pageCacheSeconds } from '../../../src/model/values/limits.ts'
import { DomainError, type ErrorCode } from '../../../src/model/values/errors.ts'

/** `Cache-Control` of public responses. They depend on the URL alone, so shared caches may store them. */
export const cachePolicies = {
  /** A minute in a browser, five at the edge, and five more while it is fetched again. */
  minutes: `public, max-age=60, s-maxage=${pageCacheSeconds}, stale-while-revalidate=${pageCacheSeconds}`,
  /** A minute in the visitor's browser, because the same letters are typed repeatedly. */
  minute: 'public, max-age=60',
  /** For one reader only. */
  private: 'private, no-store',
} as const

/** Description of a route in `/api/openapi.json` and `/api/docs`; the route validates and caches by it. */
export interface Operation<Entries extends v.ObjectEntries = v.ObjectEntries> {
  /** Unique name for generated clients: "getEvent". */
  id: string
  /** `pages` serves our own pages and may change with them; the others are stable. */
  area: 'calendar' | 'events' | 'search' | 'pages'
  /** A few words. */
  summary: string
  /** Paragraphs, with an empty line between them. */
  text: string
  /** Descriptions of the parameters of the path, by name. */
  path?: Record<string, string>
  /** Validates the query. */
  query: v.ObjectSchema<Entries, undefined>
  /** Descriptions of keys of the query whose schemas have none. */
  keys?: { [key in keyof Entries]?: string }
  /** True refuses keys that `query` does not have, because a misspelled filter would be no filter. Default: ignore them. */
  refusesUnknownKeys?: boolean
  response: v.GenericSchema
  /** Errors besides those that any route may return. */
  errors: readonly ErrorCode[]
  cache: keyof typeof cachePolicies
  /** Path and query of an example request for the demo catalogue. */
  example: string
}

const operations = new WeakMap<object, Operation>()

/** Description of a registered handler, or null. */
export function operationOf(handler: object): Operation | null {
  return operations.get(handler) ?? null
}

/**
 * Middleware that validates the query with the schema of the description. context.ts takes the cache policy from it.
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
