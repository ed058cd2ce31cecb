import { expect, test } from 'vitest'
import { profileBars } from './profile-bars.ts'

test('a profile of ten kilometres has ten bars, the highest at its highest point', () => {
  const profile = Array.from({ length: 101 }, (_, index): [number, number] => [
    index * 100,
    500 + (index === 55 ? 400 : 0),
  ])
  const bars = [...profileBars(profile, 600, 100).matchAll(/V(?<top>[\d.]+)h/gu)]
  const tops = bars.map(({ groups }) => Number(groups?.['top']))
  expect(tops).toHaveLength(10)
  expect(tops.indexOf(Math.min(...tops))).toBe(5)
  expect(tops[0]).toBe(88)
})

test('a profile without length has no bars', () => {
  expect(profileBars([], 600, 100)).toBe('')
  expect(profileBars([[0, 5]], 600, 100)).toBe('')
})
