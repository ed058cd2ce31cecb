import { expect, test } from 'vitest'
import { readerOf } from '../../../test/support/reader.ts'
import { wholeCalendar } from '../../domain/calendar/calendar-query.ts'
import type { FoundPlaces } from '../../domain/calendar/find-places.ts'
import { language } from './language.ts'

const { criteria } = wholeCalendar
const none = { city: null, region: null, organiser: null, origin: null }
const places: FoundPlaces = { criteria, ordered: true, ...none }

test('a language in a filter begins with a capital letter', () => {
  const query = { ...wholeCalendar, language: 'de' }
  expect(language.label(query, places, readerOf({ locale: 'fr' }))).toBe('Allemand')
})
