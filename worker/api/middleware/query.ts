import type { Context } from 'hono'
import * as v from 'valibot'
import { baseLocale, locales, type Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { currencies } from '../../../src/model/values/currencies.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import {
  defaultPreferences,
  unitSystemNames,
  unitSystemOf,
} from '../../../src/model/values/preferences.ts'
import { currentRates } from '../../rates/current-rates.ts'
import type { Settings } from '../../settings/env.ts'

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

/** Currency and units of the response; our pages omit keys that have their default. */
const preferencesKeys = {
  currency: v.optional(
    v.pipe(v.picklist(currencies), v.description('Currency that prices are converted into.')),
    defaultPreferences.currency,
  ),
  unitSet: v.optional(
    v.pipe(
      v.picklist(['metric', 'imperial', '0', '1']),
      v.description('Units that lengths are worded in; 0 is metric, 1 imperial.'),
      v.transform((value) => unitSystemOf(value)),
      v.picklist(unitSystemNames),
    ),
    defaultPreferences.unit,
  ),
}

/** Keys that decide how values are formatted. */
export const readerKeys = { locale: localeKey, ...preferencesKeys }

/** Language, currency, units and today's rates, by which values of a response are formatted. */
export async function readerOf(
  settings: Settings,
  { locale, currency, unitSet }: v.InferOutput<v.ObjectSchema<typeof readerKeys, undefined>>,
): Promise<Reader> {
  return { locale, currency, unit: unitSet, rates: await currentRates(settings) }
}

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
