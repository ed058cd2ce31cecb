import '../../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { readerOf } from '../../../test/support/reader.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { wholeCalendar } from '../../domain/calendar/calendar-query.ts'
import type { FoundPlaces } from '../../domain/calendar/find-places.ts'
import { signUp } from './sign-up.ts'

const places: FoundPlaces = {
  criteria: wholeCalendar.criteria,
  ordered: true,
  city: null,
  region: null,
  organiser: null,
  origin: null,
}

test.each([
  ['fr', 'Inscriptions\u00a0: ouvertes'],
  ['de', 'Anmeldung: jetzt offen'],
  ['ja', 'エントリー：受付中'],
] as const)('the chip of the sign-up names its subject in %s: "%s"', (locale: Locale, label) => {
  const query = { ...wholeCalendar, signUp: 'open' } as const
  expect(signUp.label(query, places, readerOf({ locale }))).toBe(label)
})
