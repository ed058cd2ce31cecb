import * as v from 'valibot'
import type { Reader } from '../../../src/i18n/reader.ts'
import { currencies } from '../../../src/model/values/currencies.ts'
import {
  defaultPreferences,
  unitSystemNames,
  unitSystemOf,
} from '../../../src/model/values/preferences.ts'
import { currentRates } from '../../rates/current-rates.ts'
import { createClock } from '../../runtime/clock.ts'
import type { Settings } from '../../settings/env.ts'
import { localeKey } from '../middleware/query.ts'

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

/** Language, currency, units, today's rates and the time, by which values of a response are formatted. */
export async function readerOf(
  settings: Settings,
  { locale, currency, unitSet }: v.InferOutput<v.ObjectSchema<typeof readerKeys, undefined>>,
): Promise<Reader> {
  const now = createClock(settings).now().getTime()
  return { locale, currency, unit: unitSet, rates: await currentRates(settings), now }
}
