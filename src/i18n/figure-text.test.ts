import { expect, test } from 'vitest'
import { figureText, figureTexts } from './figure-text.ts'
import { measure } from './format.ts'

test.each([
  ['en', '42.2\u00a0km', '24\u00a0hours'],
  ['pl', '42,2\u00a0km', '24\u00a0godziny'],
  ['ru', '42,2\u00a0км', '24\u00a0часа'],
  ['tr', '42,2\u00a0km', '24\u00a0saat'],
  ['id', '42,2\u00a0km', '24\u00a0jam'],
  ['zh', '42.2公里', '24小时'],
  ['ko', '42.2km', '24시간'],
  ['ja', '42.2\u00a0km', '24時間'],
] as const)('%s writes a length as "%s" and a time in full words as "%s"', (locale, km, hours) => {
  expect(measure(42.195, 'km', locale)).toBe(km)
  expect(measure(24, 'hour', locale)).toBe(hours)
})

test('races of several days are timed in сутки in Russian', () => {
  const days = (value: number) => measure(value, 'day', 'ru')
  expect([1, 2, 6, 21].map(days)).toEqual([
    '1\u00a0сутки',
    '2\u00a0суток',
    '6\u00a0суток',
    '21\u00a0сутки',
  ])
})

test('a figure without a unit has no space behind it', () => {
  expect(figureText({ value: '86 floors', unit: '' }, 'en')).toBe('86 floors')
})

test('figures side by side with one unit have it once, others each their own', () => {
  const km = (value: string) => ({ value, unit: 'km' })
  expect(figureTexts([km('3.8'), km('180'), km('42.2')], 'en')).toEqual([
    '3.8',
    '180',
    '42.2\u00a0km',
  ])
  expect(figureTexts([{ value: '400', unit: 'm' }, null, km('5')], 'en')).toEqual([
    '400\u00a0m',
    '',
    '5\u00a0km',
  ])
  expect(figureTexts([{ value: '750', unit: 'm' }, km('20'), km('5')], 'en')).toEqual([
    '750\u00a0m',
    '20',
    '5\u00a0km',
  ])
})
