import { sValidator } from '@hono/standard-validator'
import * as v from 'valibot'
import { isLocale, type Locale } from '../../../src/i18n/locales.ts'
import { DomainError } from '../../../src/model/errors.ts'

export const localeKey = v.optional(
  v.pipe(
    v.string(),
    v.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
  ),
  'en',
)

/** Validates the query of a GET. A wrong value answers 400 in the envelope, naming the field. */
export function query<T extends v.GenericSchema>(schema: T) {
  return sValidator('query', schema, (result) => {
    if (result.success) return
    const [issue] = result.error
    const [first] = issue?.path ?? []
    const key = typeof first === 'object' && first !== null && 'key' in first ? first.key : first
    throw new DomainError('invalid-query', key === undefined ? undefined : String(key))
  })
}
