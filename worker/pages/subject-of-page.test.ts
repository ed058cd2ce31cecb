import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { subjectOfPage } from './subject-of-page.ts'

test('a page of an event or an organiser has one subject in all languages', () => {
  for (const locale of locales) {
    const event = { to: 'event', permalink: 'berlin-marathon' } as const
    expect(subjectOfPage(pathOf(event, locale))).toBe('event/berlin-marathon')
    expect(subjectOfPage(pathOf({ ...event, date: '2025-09-21' }, locale))).toBe(
      'event/berlin-marathon',
    )
    const organiser = { to: 'organiser', permalink: 'scc-events' } as const
    expect(subjectOfPage(pathOf(organiser, locale))).toBe('organiser/scc-events')
  }
})

test('all other pages are lists', () => {
  for (const path of ['/', '/de', '/calendar/running', '/de/kalender', '/event', '/event/', '/x/y'])
    expect(subjectOfPage(path)).toBe('lists')
})
