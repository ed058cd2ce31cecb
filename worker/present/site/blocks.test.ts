import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import { readProse } from '../../../src/model/blocks/read-prose.ts'
import { presentBlocks } from './blocks.ts'

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
  expect(presentBlocks([textBlock('a', texts)], locale, null)).toMatchObject([{ lang }])
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
    presentBlocks(blocks, 'de', before).map((each) => 'note' in each && each.note !== null)
  expect(notes(null)).toEqual([true, false, false, true])
  expect(notes('en')).toEqual([false, false, false, true])
})

test('links lead to the page in the language of the reader, others stay', () => {
  const blocks = presentBlocks(
    [
      textBlock('a', { de: '[x](/page/cookie-policy#choice) [y](https://example.org/page)' }),
      { kind: 'button', key: 'b', alignment: 'start', url: '/help', urls: {}, label: { de: 'c' } },
    ],
    'de',
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
  expect(presentBlocks(blocks, 'en', null)).toEqual([{ kind: 'spacer', key: 'c', size: 16 }])
})
