import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import { readProse } from '../../../src/model/blocks/read-prose.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { readerOf } from '../../../test/support/reader.ts'
import { wholeCalendar } from '../../domain/calendar/calendar-query.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import { presentBlocks, type BlockReading } from './blocks.ts'

const readingIn = (locale: Locale, lists: BlockReading['lists'] = new Map()): BlockReading => ({
  reader: readerOf({ locale }),
  today: '2026-11-21',
  lists,
})

const textBlock = (key: string, texts: Record<string, string>): Block => {
  const text: Extract<Block, { kind: 'text' }>['text'] = Object.fromEntries(
    Object.entries(texts).flatMap(([locale, source]) => {
      const prose = readProse(source)
      return prose === null ? [] : [[locale, prose]]
    }),
  )
  return { kind: 'text', key, alignment: 'start', extraWide: false, text }
}

test.each([
  ['de', { de: 'a', en: 'b' }, null],
  ['pt-BR', { pt: 'a', en: 'b' }, 'pt-PT'],
  ['pl', { de: 'a', en: 'b' }, 'en'],
  ['pl', { de: 'a' }, 'de'],
] as const)('%s is shown %j with the tag %s', (locale, texts, lang) => {
  expect(presentBlocks([textBlock('a', texts)], readingIn(locale), null)).toMatchObject([{ lang }])
})

test('the first of several blocks in another language says so, also after one of the page’s', () => {
  const english = { en: 'a' }
  const blocks = [
    textBlock('a', english),
    textBlock('b', english),
    textBlock('c', { de: 'a' }),
    textBlock('d', english),
  ]
  const notes = (before: string | null) =>
    presentBlocks(blocks, readingIn('de'), before).map(
      (each) => 'note' in each && each.note !== null,
    )
  expect(notes(null)).toEqual([true, false, false, true])
  expect(notes('en')).toEqual([false, false, false, true])
})

test('links lead to the page in the language of the reader, others stay', () => {
  const blocks = presentBlocks(
    [
      textBlock('a', { de: '[x](/page/cookie-policy#choice) [y](https://example.org/page)' }),
      { kind: 'button', key: 'b', alignment: 'start', url: '/help', urls: {}, label: { de: 'c' } },
    ],
    readingIn('de'),
    null,
  )
  const text = JSON.stringify(blocks)
  expect(text).toContain('"/de/seite/cookie-richtlinie#choice"')
  expect(text).toContain('"https://example.org/page"')
  expect(text).toContain('"/de/hilfe"')
})

test('a block without a text or a target is left out', () => {
  const blocks: Block[] = [
    textBlock('a', {}),
    { kind: 'button', key: 'b', alignment: 'start', url: null, urls: {}, label: { en: 'c' } },
    { kind: 'spacer', key: 'c', size: 16 },
  ]
  expect(presentBlocks(blocks, readingIn('en'), null)).toEqual([
    { kind: 'spacer', key: 'c', size: 16 },
  ])
})

const picture = { file: 'aaaaaaaaaaaaaaaaaaaaaa', width: 800, height: 600 }

test('pictures have their text, credit and licence; entries without a file, and links without words, are left out', () => {
  const blocks: Block[] = [
    {
      kind: 'images',
      key: 'a',
      fullwidth: true,
      pictures: [
        { key: 'p', picture, alt: { en: 'The start' }, credit: 'Club', licence: 'cc-by-4.0' },
        { key: 'q', picture: null, alt: {}, credit: null, licence: null },
        { key: 'r', picture, alt: {}, credit: null, licence: 'own' },
      ],
    },
    {
      kind: 'links',
      key: 'b',
      cells: [
        { key: 'c', picture, alt: { en: 'Help' }, url: '/help' },
        { key: 'd', picture, alt: {}, url: '/help' },
      ],
    },
    { kind: 'unknown', key: 'c', source: '{}' },
  ]
  expect(presentBlocks(blocks, readingIn('de'), null)).toMatchObject([
    {
      pictures: [
        {
          key: 'p',
          alt: 'The start',
          altLang: 'en',
          credit: 'Club',
          licence: { label: 'CC BY 4.0' },
          picture: { src: `/assets/${picture.file}?width=768&quality=75&format=webp` },
        },
        { key: 'r', alt: '', altLang: null, licence: null },
      ],
    },
    { cells: [{ key: 'c', url: '/de/hilfe', altLang: 'en' }] },
  ])
})

test('a list without editions has its sentence and the calendar in the language; without facts it is left out', () => {
  const list: Block = {
    kind: 'list',
    key: 'a',
    title: {},
    calendar: '/calendar/germany',
    rows: 3,
    empty: { en: 'Nothing' },
  }
  const query = { ...wholeCalendar, criteria: { ...noCriteria, country: 'DE' } }
  const lists = new Map([[list, { query, cards: [] }]])
  expect(presentBlocks([list], readingIn('fr', lists), null)).toMatchObject([
    { rows: [], empty: 'Nothing', lang: 'en', path: '/fr/calendrier/allemagne' },
  ])
  expect(presentBlocks([list], readingIn('fr'), null)).toEqual([])
})
