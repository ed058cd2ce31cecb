import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  count,
  dateBib,
  dateRange,
  dayAndMonth,
  figure,
  fullDate,
  longDate,
  measure,
  monthAndYear,
  monthName,
  number,
  price,
  relativeDays,
  relativeHours,
  shortMonth,
  timeOfDay,
  wholeYear,
  year,
} from './format.ts'
import { list } from './names.ts'
import { isFigureUnit } from './figure-units.ts'
import { type Locale, locales } from '../model/locales.ts'

/** Replaces Intl's no-break spaces by spaces. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F\u2009]/gu, ' ')

const yearIn = (locale: Locale): string => (locale === 'th' ? '2569' : '2026')

test.each(locales)('%s writes a date with its day, month and year', (locale) => {
  const long = longDate('2026-09-20', locale)
  expect(long).toContain('20')
  expect(long).toContain(yearIn(locale))
  expect(fullDate('2026-09-20', locale)).toContain(yearIn(locale))
  expect(fullDate('2026-09-20', locale).length).toBeGreaterThan(long.length)
  expect(dayAndMonth('2026-09-20', locale)).not.toContain(yearIn(locale))
  expect(monthAndYear('2026-09', locale)).toBe(monthAndYear('2026-09-20', locale))
  expect(monthAndYear('2026-09', locale)).toContain(yearIn(locale))
  expect(year('2026-09-20', locale)).toBe(yearIn(locale))
})

test.each(locales)('%s has twelve distinct names of months, long and short', (locale) => {
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(new Set(months.map((month) => monthName(month, locale))).size).toBe(12)
  const short = months.map((month) =>
    shortMonth(`2026-${String(month).padStart(2, '0')}-15`, locale),
  )
  expect(new Set(short).size).toBe(12)
})

test.each(locales)('%s writes 42.195 km with one decimal and a localised unit', (locale) => {
  const { value, unit } = figure(42.195, 'km', locale)
  expect(value).toMatch(/^42[.,]2$/u)
  expect(unit).not.toBe('')
  expect(unit).not.toMatch(/\d/u)
})

test.each(locales)('%s writes a whole price without decimals and any other with two', (locale) => {
  expect(price(89, 'EUR', locale)).toMatch(/^\D*89\D*$/u)
  expect(price(89.5, 'EUR', locale)).toMatch(/^\D*89[.,]50\D*$/u)
  expect(price(0, 'EUR', locale)).toMatch(/^\D*0\D*$/u)
})

test.each([
  ['en', '42.2', 'km'],
  ['de', '42,2', 'km'],
  ['ru', '42,2', 'км'],
  ['th', '42.2', 'กม.'],
  ['zh', '42.2', '公里'],
] as const)('%s: a marathon is "%s" and "%s"', (locale, value, unit) => {
  expect(figure(42.195, 'km', locale)).toEqual({ value, unit })
})

test.each(['step', 'story'] as const)('Intl cannot format the unit %s', (unit) => {
  expect(isFigureUnit(unit)).toBe(false)
})

test('a measure is one text, rounded to the given decimals', () => {
  expect(plain(measure(26.2188, 'mi', 'en', 2))).toBe('26.22 mi')
  expect(plain(measure(1199.6, 'm', 'de', 0))).toBe('1.200 m')
})

test('a full date has the order of the language', () => {
  expect(fullDate('2026-09-20', 'de')).toBe('Sonntag, 20. September 2026')
  expect(fullDate('2026-09-20', 'tr')).toBe('20 Eylül 2026 Pazar')
  expect(fullDate('2026-09-20', 'ja')).toBe('2026年9月20日日曜日')
})

test('the Thai year is that of the Buddhist calendar', () => {
  expect(longDate('2026-09-20', 'th')).toBe('20 กันยายน 2569')
  expect(year('2026-01-01', 'th')).toBe('2569')
})

test('Russian and Polish use the genitive in a date and the nominative for a month alone', () => {
  expect(dayAndMonth('2026-09-20', 'ru')).toBe('20 сентября')
  expect(monthName(9, 'ru')).toBe('сентябрь')
  expect(dayAndMonth('2026-09-20', 'pl')).toBe('20 września')
  expect(monthAndYear('2026-09', 'pl')).toBe('wrzesień 2026')
})

test('Portuguese of Portugal and of Brazil format prices differently', () => {
  expect(plain(price(1200, 'EUR', 'pt'))).toBe('1200 €')
  expect(plain(price(1200, 'EUR', 'pt-BR'))).toBe('€ 1.200')
})

test('a date is formatted as the same day in any time zone of the machine', () => {
  const day = fc.integer({ min: 0, max: 40_000 })
  fc.assert(
    fc.property(day, (n) => {
      const iso = new Date(n * 86_400_000).toISOString().slice(0, 10)
      expect(longDate(iso, 'en')).toMatch(new RegExp(`^${Number(iso.slice(8))} `, 'u'))
    }),
  )
})

test.each([
  ['fr', 'samedi 1er mai 2027', '1er mai'],
  ['it', 'sabato 1º maggio 2027', '1º maggio'],
  ['pt-BR', 'sábado, 1º de maio de 2027', '1º de maio'],
  ['pt', 'sábado, 1 de maio de 2027', '1 de maio'],
] as const)('the first of the month in %s is "%s"', (locale, full, short) => {
  expect(fullDate('2027-05-01', locale)).toBe(full)
  expect(dayAndMonth('2027-05-01', locale)).toBe(short)
  expect(fullDate('2027-05-11', locale)).not.toMatch(/11(?:er|º)/u)
})

test('a month alone is in figures in Chinese, as in dates', () => {
  expect(monthName(8, 'zh')).toBe('8月')
})

test('a time of day has the separator of the language', () => {
  expect(timeOfDay('09:00', 'id')).toBe('09.00')
  expect([timeOfDay('09:00', 'en'), timeOfDay('09:00', 'es')]).toEqual(['09:00', '09:00'])
  expect(timeOfDay('18:30', 'ja')).toBe('18:30')
})

test('a year alone has its word in Chinese, Japanese and Korean', () => {
  const years = (['en', 'zh', 'ja', 'ko', 'th'] as const).map((each) =>
    wholeYear('2027-01-01', each),
  )
  expect(years).toEqual(['2027', '2027年', '2027年', '2027년', '2570'])
})

test('tiles have the month before the weekday where dates do', () => {
  const tiles = (['zh', 'ja', 'ko', 'de'] as const).map(
    (each) => dateBib('2026-11-21', '2026-11-21', each).tile,
  )
  expect(tiles).toEqual(['11月 周六', '11月 土', '11월 토', 'Sa Nov'])
})

test('a bib of one day has one number', () => {
  expect(dateBib('2026-06-06', '2026-06-06', 'en')).toMatchObject({
    day: '6',
    size: 'one',
    tile: 'Sat Jun',
    weekday: 'Saturday',
    month: 'June 2026',
    full: 'Saturday, 6 June 2026',
  })
})

test('a bib of several days has a range, of five characters in the size long', () => {
  expect(dateBib('2026-05-09', '2026-05-10', 'en')).toMatchObject({ day: '9–10', size: 'range' })
  expect(dateBib('2026-05-22', '2026-05-24', 'en')).toMatchObject({ day: '22–24', size: 'long' })
  expect(dateBib('2026-05-30', '2026-06-02', 'en')).toMatchObject({
    day: '30',
    month: 'May 2026',
    to: 'to 2 Jun',
    size: 'one',
  })
  expect(dateBib('2026-12-30', '2027-01-02', 'ja')).toMatchObject({
    day: '30',
    month: '2026年12月',
    to: '1月2日まで',
  })
})

test.each(locales)(
  'the last day of a bib over two months has a letter of its month in %s',
  (locale) => {
    const { to } = dateBib('2027-02-28', '2027-03-07', locale)
    expect(to).toMatch(/7/u)
    expect(to).not.toMatch(/7\/0?3|0?3\/7/u)
    if (locale === 'pt') expect(to).toBe('até 7 mar.')
  },
)

test.each(locales)('%s writes a range with both days, also across months and years', (locale) => {
  expect(dateRange('2026-05-09', '2026-05-10', locale)).toMatch(/0?9.*10/u)
  const years = dateRange('2026-12-30', '2027-01-02', locale)
  expect(years).toContain(yearIn(locale))
  expect(years).toContain(locale === 'th' ? '2570' : '2027')
})

test('a relative time is in hours, and in days from 24 hours on', () => {
  expect(relativeHours(-0.2, 'en')).toBe('this hour')
  expect(relativeHours(-5.9, 'en')).toBe('5 hours ago')
  expect(relativeHours(-23.99, 'de')).toBe('vor 23 Stunden')
  expect(relativeHours(-24, 'en')).toBe('yesterday')
  expect(relativeHours(-80, 'en')).toBe('3 days ago')
})

test('days from today are relative, near ones by name', () => {
  expect(relativeDays(200, 'en')).toBe('in 200 days')
  expect(relativeDays(-3, 'en')).toBe('3 days ago')
  expect(relativeDays(274, 'ja')).toBe('274日後')
  expect(relativeDays(1, 'de')).toBe('morgen')
  expect(relativeDays(0, 'fr')).toBe('aujourd’hui')
})

test('a count has the number for the plural form and the formatted text', () => {
  expect(count(1204, 'en')).toEqual({ count: 1204, n: '1,204' })
  expect(plain(number(12_045, 'fr'))).toBe('12 045')
})

test('a list ends with the language’s "and"', () => {
  expect(list(['42.2 km', '21.1 km', '10 km'], 'en')).toBe('42.2 km, 21.1 km and 10 km')
  expect(list(['5 km', '10 km'], 'de')).toBe('5 km und 10 km')
  expect(list(['5 km'], 'de')).toBe('5 km')
})
