import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { baseLocale, locales, type Locale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { ApiEnvironment } from './context.ts'

export const localeKey = v.optional(
  v.pipe(
    v.picklist(locales),
    v.description(
      'Language of names, dates and numbers. Cookies and `Accept-Language` are not looked at.',
    ),
  ),
  baseLocale,
)

/** Language named in a body; English if it is missing or not one of ours. */
export const bodyLocale = v.optional(v.fallback(v.picklist(locales), baseLocale), baseLocale)

/** Parses a query that no `serve` validates. @throws DomainError invalid-query, naming the key */
export function readQuery<T extends v.GenericSchema>(schema: T, keys: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, keys)
  if (result.success) return result.output
  const key = v.getDotPath(result.issues[0])
  throw new DomainError('invalid-query', key ?? undefined)
}

/** Middleware after which `c.req.valid('query')` is the query; the client of src/api takes the type of `query` from it. */
type TakesQuery<Schema extends QuerySchema> = MiddlewareHandler<
  ApiEnvironment,
  string,
  { in: { query: v.InferInput<Schema> }; out: { query: v.InferOutput<Schema> } }
>

type QuerySchema = v.GenericSchema<unknown, object>

/** Validates the query of a route without a description (operation.ts). @throws DomainError invalid-query */
export const queryKeys =
  <Schema extends QuerySchema>(schema: Schema): TakesQuery<Schema> =>
  async (c, next) => {
    c.req.addValidatedData('query', readQuery(schema, c.req.query()))
    await next()
  }

const localeKeys = v.object({ locale: localeKey })

/** `queryKeys` of a route whose only key is the language of its response. */
export const localeQuery = queryKeys(localeKeys)

/** Context of a route that takes the key `locale`, among others. */
export type LocaleContext<E extends ApiEnvironment> = Context<
  E,
  string,
  { out: { query: { locale: Locale } } }
>

/** Language of a response; its route validates the key by `localeQuery`, or by `queryKeys` with `localeKey`. */
export const queryLocale = (c: {
  req: { valid: (target: 'query') => { locale: Locale } }
}): Locale => c.req.valid('query').locale
