import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mergeDocuments } from '../documents/merge.ts'
import { block, type Block } from './block.ts'
import { contentDocument, contentShape, emptyContent, type ContentDocument } from './content.ts'
import { missingTexts } from './missing-texts.ts'

/** Blocks as they are stored. */

const picture = { file: 'aaaaaaaaaaaaaaaaaaaaaa', width: 800, height: 600 }
const image = { key: 'p1', picture, alt: { en: 'The start' }, credit: null, licence: null }
const images: Block = { kind: 'images', key: 'set', fullwidth: false, pictures: [image] }
const cell = { key: 'c1', picture, alt: { en: 'Club' }, url: '/calendar' }
const links: Block = { kind: 'links', key: 'grid', cells: [cell] }
const list: Block = {
  kind: 'list',
  key: 'next',
  title: { en: 'Next' },
  calendar: '/calendar/marathon/germany?confirmed=1',
  rows: 6,
  empty: { en: 'Nothing yet' },
}

const page = (...blocks: Block[]): ContentDocument => ({
  ...emptyContent(),
  title: { en: 'A' },
  summary: { en: 'B' },
  blocks,
})

test('a block of an unknown kind is stored as it came, is a block again once its kind is known, and has no texts', () => {
  const strange = {
    kind: 'hologram',
    key: 'h',
    '<b>': ['x', { deep: null, n: 1.5 }],
    url: 'javascript:x',
  }
  const stored = v.parse(block, strange)
  expect(stored).toEqual({ kind: 'unknown', key: 'h', source: JSON.stringify(strange) })
  expect(v.parse(block, stored)).toEqual(stored)
  expect(v.parse(block, { kind: 'unknown', key: 'next', source: JSON.stringify(list) })).toEqual(
    list,
  )
  expect(missingTexts(page(stored), 'de')).toEqual(['title', 'summary'])
  expect(v.safeParse(block, { ...strange, more: 'x'.repeat(20_000) }).success).toBe(false)
  expect(v.safeParse(block, { kind: 'unknown', key: 'h', source: 'no JSON' }).success).toBe(true)
  const nested = JSON.stringify({ kind: 'spacer', key: 'h', size: 7 })
  expect(v.safeParse(block, { kind: 'unknown', key: 'h', source: nested }).success).toBe(false)
})

test('a document has at most 60 blocks; one of 500 is refused with the reason, and nothing is cut', () => {
  const spacers = (count: number) =>
    Array.from({ length: count }, (_, n): Block => ({ kind: 'spacer', key: `s${n}`, size: 16 }))
  expect(v.parse(contentDocument, page(...spacers(60))).blocks).toHaveLength(60)
  const refused = v.safeParse(contentDocument, page(...spacers(500)))
  expect(refused.issues?.map(({ message }) => message)).toEqual([
    'A document has at most 60 blocks.',
  ])
  const base = page()
  expect(() =>
    mergeDocuments(contentShape, { base, mine: page(...spacers(500)), theirs: base }),
  ).toThrow('invalid-fields')
})

test.each([
  [
    'a picture of another site',
    {
      ...images,
      pictures: [{ ...image, picture: { ...picture, file: 'https://evil.test/x.png' } }],
    },
  ],
  ['a script as a target', { ...links, cells: [{ ...cell, url: 'javascript:alert(1)' }] }],
  ['two entries with one key', { ...links, cells: [cell, cell] }],
  ['an entry named like a list', { ...links, cells: [{ ...cell, key: 'cells' }] }],
  [
    '13 pictures',
    { ...images, pictures: Array.from({ length: 13 }, (_, n) => ({ ...image, key: `p${n}` })) },
  ],
  ['seven rows', { ...list, rows: 7 }],
  ['a calendar of another site', { ...list, calendar: 'https://evil.test/calendar' }],
  ['another page', { ...list, calendar: '/calendars/x' }],
  ['an unknown key', { ...list, calendar: '/calendar?evil=1' }],
  ['a repeated key', { ...list, calendar: '/calendar?confirmed=1&confirmed=0' }],
  ['a list near its reader', { ...list, calendar: '/calendar?near=me' }],
  ['an empty word', { ...list, calendar: '/calendar//germany' }],
  ['a hidden character', { ...list, title: { en: 'a\u202Eb' } }],
])('%s is refused', (_name, hostile) => {
  expect(v.safeParse(block, hostile).success).toBe(false)
})

test('two people who change different texts of one picture, or add different links, keep both', () => {
  const base = page(images, links)
  const withAlt = (alt: Record<string, string>): Block => ({
    ...images,
    pictures: [{ ...image, alt }],
  })
  const other = { ...cell, key: 'c2', url: '/help' }
  const mine = page(withAlt({ en: 'The start', de: 'Der Start' }), links)
  const theirs = page(withAlt({ en: 'The finish' }), { ...links, cells: [cell, other] })
  const { document, conflicts } = mergeDocuments(contentShape, { base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(document.blocks).toEqual([
    withAlt({ en: 'The finish', de: 'Der Start' }),
    { ...links, cells: [cell, other] },
  ])
})

test('a missing text of an entry is named by its path; a picture without a text is decoration', () => {
  const decoration: Block = { ...images, pictures: [{ ...image, alt: {} }] }
  expect(missingTexts(page(decoration, links, list), 'de')).toEqual([
    'title',
    'summary',
    'blocks.grid.c1.alt',
    'blocks.next.title',
    'blocks.next.empty',
  ])
})
