import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { pathOf } from '../../src/i18n/paths.ts'
import { locales } from '../../src/model/locales.ts'
import { eventOfPath } from './event-of-path.ts'

test('the page of an event and of an edition name the event in every language', () => {
  for (const locale of locales) {
    expect(eventOfPath(pathOf({ to: 'event', permalink: 'oslo-run' }, locale))).toBe('oslo-run')
    const edition = pathOf({ to: 'event', permalink: 'oslo-run', date: '2027-05-01' }, locale)
    expect(eventOfPath(edition)).toBe('oslo-run')
  }
})

test.each(['/', '/calendar', '/event', '/event/signup/oslo-run', '/event/welcome/oslo-run'])(
  '%s is no page of an event',
  (path) => {
    expect(eventOfPath(path)).toBeNull()
  },
)
