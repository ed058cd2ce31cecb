import { expect, test } from 'vitest'
import { calendarHeading } from './calendar-heading.ts'
import type { Locale } from '../../../src/model/locales.ts'

const trail = {
  sport: 'trail',
  group: null,
  distance: null,
  place: null,
  time: null,
  text: null,
} as const
const headingIn = (locale: Locale, changes: Partial<Parameters<typeof calendarHeading>[0]> = {}) =>
  calendarHeading({ ...trail, ...changes }, { locale })

test('a calendar of a sport names its races where the name of the sport alone is no subject', () => {
  expect(headingIn('zh')).toBe('越野跑赛事')
  expect(headingIn('ja')).toBe('トレイルランニング大会')
  expect(headingIn('ko')).toBe('트레일러닝 대회')
  expect(headingIn('en')).toBe('Trail running')
})

test('the distance stands beside the sport, before the word for races', () => {
  const half = { sport: 'run', distance: '半程马拉松' } as const
  expect(headingIn('zh', half)).toBe('跑步（半程马拉松）赛事')
})
