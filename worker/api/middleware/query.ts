import * as v from 'valibot'
import { baseLocale, locales } from '../../../src/i18n/locales.ts'
import { currencies } from '../../../src/model/currencies.ts'
import { DomainError } from '../../../src/model/errors.ts'
import {
  defaultPreferences,
  unitSystemNames,
  unitSystemOf,
} from '../../../src/model/preferences.ts'

export const localeKey = v.optional(
  v.pipe(
    v.picklist(locales),
    v.description(
      'Language of names, dates and numbers. Cookies and `Accept-Language` are not looked at.',
    ),
  ),
  baseLocale,
)

/** The language that a body names; English where it names none of ours. */
export const saidLocale = v.fallback(v.picklist(locales), baseLocale)

/** What money and lengths are shown in; a page leaves out what is the default. */
const preferencesKeys = {
  currency: v.optional(
    v.pipe(v.picklist(currencies), v.description('Currency that prices are converted into.')),
    defaultPreferences.currency,
  ),
  unitSet: v.optional(
    v.pipe(
      v.picklist(['metric', 'imperial', '0', '1']),
      v.description('Units that lengths are worded in; 0 is metric, 1 imperial.'),
      v.transform((said) => unitSystemOf(said)),
      v.picklist(unitSystemNames),
    ),
    defaultPreferences.unit,
  ),
}

/** The keys by which an answer is worded. */
export const readerKeys = { locale: localeKey, ...preferencesKeys }

/** What a query says, outside of the API's own routes. @throws DomainError 'invalid-query' naming the field */
export function readQuery<T extends v.GenericSchema>(schema: T, keys: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, keys)
  if (result.success) return result.output
  const key = v.getDotPath(result.issues[0])
  throw new DomainError('invalid-query', key ?? undefined)
}
