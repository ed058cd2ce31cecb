import { expect, test } from 'vitest'
import { dateSpan, monthSpan, openSpan } from './date-span.ts'

test.each([
  ['en', '1 – 2 May 2027', '30 April – 2 May 2027'],
  ['fr', '1er–2 mai 2027', '30 avril – 2 mai 2027'],
  ['de', '1.–2. Mai 2027', '30. April – 2. Mai 2027'],
  ['it', '1º–2 maggio 2027', '30 aprile – 2 maggio 2027'],
  ['pt-BR', '1º – 2 de maio de 2027', '30 de abril – 2 de maio de 2027'],
  ['ru', '1–2 мая 2027 г.', '30 апреля – 2 мая 2027 г.'],
  ['zh', '2027年5月1日至2日', '2027年4月30日至5月2日'],
  ['ja', '2027年5月1日～2日', '2027年4月30日～5月2日'],
  ['ko', '2027년 5월 1일~2일', '2027년 4월 30일~5월 2일'],
  ['th', '1–2 พฤษภาคม 2570', '30 เมษายน – 2 พฤษภาคม 2570'],
] as const)('a range in %s is "%s", and across months "%s"', (locale, within, across) => {
  expect(dateSpan('2027-05-01', '2027-05-02', locale, 'long')).toBe(within)
  expect(dateSpan('2027-04-30', '2027-05-02', locale, 'long')).toBe(across)
})

test.each([
  ['tr', '1–2 Mayıs'],
  ['th', '1–2 พฤษภาคม'],
  ['zh', '5月1日至2日'],
] as const)('a range without a year has the same sign in %s: "%s"', (locale, range) => {
  expect(dateSpan('2027-05-01', '2027-05-02', locale, 'day-month')).toBe(range)
})

test('a range across years has both years, also in the form without years', () => {
  const across = (locale: 'en' | 'zh') => dateSpan('2026-12-30', '2027-01-02', locale, 'day-month')
  expect(across('en')).toBe('30 December 2026 – 2 January 2027')
  expect(across('zh')).toBe('2026年12月30日至2027年1月2日')
})

test.each([
  ['en', '2 May', '2 May 2027'],
  ['de', '2. Mai', '2. Mai 2027'],
  ['ja', '5月2日', '2027年5月2日'],
] as const)('a range of one day in %s is its date: "%s", "%s"', (locale, day, whole) => {
  expect(dateSpan('2027-05-02', '2027-05-02', locale, 'day-month')).toBe(day)
  expect(dateSpan('2027-05-02', '2027-05-02', locale, 'long')).toBe(whole)
})

test('an open range has the sign of the language on one side', () => {
  const both = (locale: 'en' | 'zh' | 'ja') =>
    (['from', 'to'] as const).map((end) => openSpan(end, '2027-05-02', locale))
  expect(both('en')).toEqual(['2 May –', '– 2 May'])
  expect(both('zh')).toEqual(['5月2日至', '至5月2日'])
  expect(both('ja')).toEqual(['5月2日～', '～5月2日'])
})

test.each([
  ['en', 'April – May 2027', 'December 2026 – January 2027'],
  ['ru', 'апрель – май 2027 г.', 'декабрь 2026 г. – январь 2027 г.'],
  ['pl', 'kwiecień – maj 2027', 'grudzień 2026 – styczeń 2027'],
  ['zh', '2027年4月至5月', '2026年12月至2027年1月'],
  ['ko', '2027년 4월~5월', '2026년 12월~2027년 1월'],
  ['ja', '2027年4月～5月', '2026年12月～2027年1月'],
] as const)('months of %s are "%s", and across years "%s"', (locale, within, across) => {
  expect(monthSpan('2027-04-30', '2027-05-02', locale)).toBe(within)
  expect(monthSpan('2026-12-30', '2027-01-02', locale)).toBe(across)
  expect(monthSpan('2027-04-01', '2027-04-30', locale)).not.toContain('4月～')
})
