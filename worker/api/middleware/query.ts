import type { Context } from 'hono'
import * as v from 'valibot'
import { baseLocale, locales, type Locale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'

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
export const bodyLocale = v.fallback(v.picklist(locales), baseLocale)

/** Parses a query that no `serve` validates. @throws DomainError invalid-query, naming the key */
export function readQuery<T extends v.GenericSchema>(schema: T, keys: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, keys)
  if (result.success) return result.output
  const key = v.getDotPath(result.issues[0])
  throw new DomainError('invalid-query', key ?? undefined)
}

const localeKeys = v.object({ locale: localeKey })

/** Language of a response to members. @throws DomainError invalid-query */
export const queryLocale = (c: Context): Locale => readQuery(localeKeys, c.req.query()).locale
