import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { SourceCheck } from '../../../src/model/event/sources.ts'
import type { EventRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { presentSources, statedOn } from './event-sources.ts'

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

test.each([
  [{ kind: 'organiser', on: '2026-11-22' }, 'organiser', '22 November 2026'],
  [{ kind: 'page', on: '2026-11-22' }, 'page', '22 November 2026'],
  [{ kind: 'copy', on: '2026-11' }, 'copy', 'November 2026'],
  [{ kind: 'copy', on: '2026-11-24', copied: '2026-03-07' }, 'dated-copy', '7 March 2026'],
  [{ kind: 'copy', on: '2026-11-24', copied: '2026-03' }, 'dated-copy', 'March 2026'],
  [undefined, null, null],
] satisfies [SourceCheck | undefined, string | null, string | null][])(
  'the check %j is shown as %s of %s',
  (check, checkKind, checkedOn) => {
    const sources = [{ url: 'https://example.org/', facts: [...facts], check }]
    const event = { url: null, organiser: null, organiserSite: null, sources }
    expect(presentSources(event, 'en')).toMatchObject([{ checkKind, checkedOn }])
  },
)

test('a price of which a stored copy was read has the month of the comparison', () => {
  expect(statedOn('https://example.org/', '2026-11', 'en')).toMatchObject({
    date: 'November 2026',
    copy: true,
  })
  expect(statedOn('https://example.org/', '2026-11-22', 'en')).toMatchObject({
    date: '22 November 2026',
    copy: false,
  })
})

test("the organiser's own word is a source with the organiser's name, which leads to their page", () => {
  const event = {
    url: null,
    organiser: { text: 'Alpine club', language: 'en' },
    organiserSite: null,
    sources: [
      {
        url: '/organiser/alpine-club',
        facts: [...facts],
        check: { kind: 'organiser' as const, on: '2026-11-22' },
      },
    ],
  }
  expect(presentSources(event, 'de')).toMatchObject([
    {
      url: '/de/veranstalter/alpine-club',
      label: 'Alpine club',
      official: true,
      checkKind: 'word',
      checkedOn: '22. November 2026',
    },
  ])
})
