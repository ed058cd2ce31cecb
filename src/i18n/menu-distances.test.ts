import './all-words.ts'
import { expect, test } from 'vitest'
import { groups } from '../model/event/sports.ts'
import { number } from './format.ts'
import { longLength } from './lengths.ts'
import { locales } from '../model/locales.ts'
import { distanceLinks, shortFigure } from './menu-distances.ts'

test('figures of the menu equal those of Intl in every language', () => {
  for (const locale of locales) {
    for (const value of [5, 21.0975, 1.5, 42.195, 226, 160.934 / 1.609344])
      expect([locale, shortFigure(value, locale)]).toEqual([locale, number(value, locale)])
  }
})

test('a preset is a word of the path, any other distance a range of the query', () => {
  expect(distanceLinks('run', 'fr', 'metric')[2]).toEqual({
    figure: '21,1',
    path: '/fr/calendrier/toutes-les-courses/semi-marathon',
  })
  expect(distanceLinks('water', 'en', 'metric')[0]?.path).toMatch(/\?minKm=1\.4&maxKm=1\.6$/u)
})

test('links have the visitor’s unit and the same paths in both systems', () => {
  const metric = distanceLinks('cycling', 'en', 'metric')
  const imperial = distanceLinks('cycling', 'en', 'imperial')
  expect(imperial.map(({ path }) => path)).toEqual(metric.map(({ path }) => path))
  expect(imperial.map(({ figure }) => figure)).toEqual([
    '24.9',
    '49.7',
    '62.1',
    '99.4',
    '124.3',
    '186.4',
  ])
})

test('figures of the menu equal those of the calendar', () => {
  for (const unit of ['metric', 'imperial'] as const)
    for (const [i, km] of [1.5, 3.8, 5, 10, 20, 25].entries())
      expect(distanceLinks('water', 'de', unit)[i]?.figure).toBe(
        longLength(km, { locale: 'de', unit }).value,
      )
})

test('every group offers distances, each once', () => {
  for (const group of groups) {
    const figures = distanceLinks(group, 'en', 'metric').map(({ figure }) => figure)
    expect(figures.length, group).toBeGreaterThan(3)
    expect(new Set(figures).size, group).toBe(figures.length)
  }
})
