import { expect, test } from 'vitest'
import { fullZoneName, zoneName } from './zone-names.ts'

test('a zone has its summer and winter name by day', () => {
  expect(zoneName('2026-06-20', 'Europe/Oslo', 'en')).toBe('CEST')
  expect(zoneName('2026-12-20', 'Europe/Oslo', 'en')).toBe('CET')
  expect(zoneName('2026-06-20', 'Asia/Tokyo', 'en')).toBe('GMT+9')
})

test('the full name is in the reader’s language, with a capital, and the same in summer and winter', () => {
  expect(fullZoneName('2026-06-20', 'Europe/Oslo', 'en')).toBe('Central European Time')
  expect(fullZoneName('2026-12-20', 'Europe/Oslo', 'en')).toBe('Central European Time')
  expect(fullZoneName('2026-06-20', 'Europe/Oslo', 'fr')).toBe('Heure d’Europe centrale')
  expect(fullZoneName('2026-06-20', 'America/New_York', 'ja')).toBe('米国東部時間')
  expect(fullZoneName('2026-06-20', 'Europe/Isle_of_Man', 'de')).toBe('Isle of Man (Ortszeit)')
})
