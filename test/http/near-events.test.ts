import { expect, test } from 'vitest'
import { pathOf } from '../../src/i18n/paths.ts'
import '../../src/i18n/all-words.ts'
import de from '../../src/i18n/messages/de.json' with { type: 'json' }
import en from '../../src/i18n/messages/en.json' with { type: 'json' }
import ja from '../../src/i18n/messages/ja.json' with { type: 'json' }
import { fetchSite } from '../support/fetch-site.ts'
import { mainOf, tagsOf, visibleText } from '../support/html.ts'
import { faultsOf } from '../support/faults.ts'

const messages = { en, de, ja }
const locales = ['en', 'de', 'ja'] as const

/** Paths of the events that a page links. */
function linkedEvents(body: string, locale: (typeof locales)[number]): string[] {
  const prefix = pathOf({ to: 'event', permalink: 'x' }, locale).slice(0, -1)
  return tagsOf(mainOf(body), 'a').flatMap(({ href = '' }) =>
    href.startsWith(prefix) ? [href] : [],
  )
}

test.each(locales)(
  'the %s page of an unknown event links at most three events with near names',
  async (locale) => {
    for (const date of [undefined, '2026-09-27']) {
      const path = pathOf({ to: 'event', permalink: 'berlin-maraton', date }, locale)
      const { status, headers, body } = await fetchSite(path)
      expect(status, path).toBe(404)
      const linked = linkedEvents(body, locale)
      expect(linked[0]).toBe(pathOf({ to: 'event', permalink: 'berlin-marathon' }, locale))
      expect(linked.length).toBeLessThanOrEqual(3)
      expect(visibleText(mainOf(body))).toContain(messages[locale].error_event_nearest_text)
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache|private/u)
    }
  },
)

test('a permalink with more words than an event has links that event', async () => {
  const { status, body } = await fetchSite('/event/sponsored-berlin-marathon')
  expect([status, linkedEvents(body, 'en')]).toEqual([404, ['/event/berlin-marathon']])
})

test.each([
  ['none', 'qqqqzzzzxxxx'],
  ['others in a common word only', 'luckenwalde-marathon'],
])('the page of an event that is like %s is 404 without near events', async (_, permalink) => {
  const { status, body } = await fetchSite(`/event/${permalink}`)
  expect([status, linkedEvents(body, 'en')]).toEqual([404, []])
  expect(visibleText(mainOf(body))).toContain(en.error_event_text)
})

const hostile = {
  'of 5,000 letters': 'berlin-marathon'.padEnd(5000, 'x'),
  'of 1,600 short words': 'ab-'.repeat(1666),
  'of emoji': '🏃'.repeat(60),
  'with half an emoji at the cut': `${'x'.repeat(79)}🏃`,
  'of markup': '<script>alert(1)</script>-"onload="x',
  'of search syntax': '"berlin" or name:* near(a b) -- %',
}

test.each(Object.entries(hostile))(
  'a permalink %s gets a complete 404 page',
  async (_, permalink) => {
    const answer = await fetchSite(`/event/${encodeURIComponent(permalink)}`)
    expect([answer.status, faultsOf(answer)]).toEqual([404, []])
    expect(answer.body).not.toContain('<script>alert(1)')
  },
)
