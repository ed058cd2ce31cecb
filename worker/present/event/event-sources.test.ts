import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { EventRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { presentSources } from './event-sources.ts'

const facts = ['dates'] as const
const labelsOf = (urls: string[], sites: { url?: string; organiserSite?: string } = {}) => {
  const event = {
    url: sites.url ?? null,
    organiser: null,
    organiserSite: sites.organiserSite ?? null,
    sources: urls.map((url) => ({ url, facts: [...facts] })),
  } satisfies Pick<EventRow, 'url' | 'organiser' | 'organiserSite' | 'sources'>
  return presentSources(event, 'en').map(({ label, official }) => [label, official])
}

test('an article of Wikipedia is called so in every language of Wikipedia, another page by its host', () => {
  expect(
    labelsOf([
      'https://de.wikipedia.org/wiki/Berlin-Marathon',
      'https://en.m.wikipedia.org/wiki/Berlin_Marathon',
      'https://www.imlwalking.org/events',
      'https://wikipedia.org.example.com/',
      'https://notwikipedia.org/',
    ]),
  ).toEqual([
    ['Wikipedia', false],
    ['Wikipedia', false],
    ['imlwalking.org', false],
    ['wikipedia.org.example.com', false],
    ['notwikipedia.org', false],
  ])
})

test('the site of the event or its organiser is official, with its subdomains, and no other', () => {
  const url = 'https://www.oslomaraton.no/en'
  const urls = ['https://oslomaraton.no/', 'https://results.oslomaraton.no/', 'https://maraton.no/']
  expect(labelsOf(urls, { url }).map(([, official]) => official)).toEqual([true, true, false])
  expect(labelsOf(urls, { organiserSite: 'http://maraton.no' }).map(([, is]) => is)).toEqual([
    false,
    false,
    true,
  ])
  expect(labelsOf(['https://notoslomaraton.no/'], { url })).toEqual([['notoslomaraton.no', false]])
})

test('a day of check is shown only where the source has one', () => {
  const source = { url: 'https://example.org/', facts: [...facts] }
  const event = {
    url: null,
    organiser: null,
    organiserSite: null,
    sources: [{ ...source, checked: '2026-11-22' }],
  }
  expect(presentSources(event, 'en')[0]?.checkedOn).toBe('22 November 2026')
  expect(presentSources({ ...event, sources: [source] }, 'en')[0]?.checkedOn).toBeNull()
})

test("the organiser's own word is a source with the organiser's name, which leads to their page", () => {
  const event = {
    url: null,
    organiser: { text: 'Alpine club', language: 'en' },
    organiserSite: null,
    sources: [{ url: '/organiser/alpine-club', facts: [...facts], checked: '2026-11-22' }],
  }
  expect(presentSources(event, 'de')).toMatchObject([
    {
      url: '/de/veranstalter/alpine-club',
      label: 'Alpine club',
      official: true,
      checkedOn: '22. November 2026',
    },
  ])
})
