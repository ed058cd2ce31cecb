import { expect, test } from 'vitest'
import { emptyArticle } from '../../src/model/blocks/article.ts'
import { missingTexts } from '../../src/model/blocks/missing-texts.ts'
import { emptyContent, type ContentDocument } from '../../src/model/blocks/content.ts'
import { ContentFileError, fileOfTexts, withFileTexts } from './content-file.ts'

const blank: ContentDocument = {
  ...emptyContent(),
  help: { section: 'facts', rank: 1, isCommon: true, keywords: {} },
  blocks: [
    { kind: 'intro', key: 'top', above: {}, header: {}, subtext: {}, logo: null },
    { kind: 'text', key: 'answer', alignment: 'start', extraWide: false, text: {} },
    { kind: 'spacer', key: 'gap', size: 16 },
    { kind: 'button', key: 'go', alignment: 'start', url: '/help', urls: {}, label: {} },
  ],
}

const file = `title: Why is there no price?
summary: A price has a page and a day.
keywords: fee, cost

::: top.above
Prices

::: top.header
Why?

::: top.subtext

::: answer.text
We show one **only** with its [page](/calendar).

- read on a day
- named by us

::: go.label
See the calendar
`

test('a file is read and written as the same texts, and other languages stay', () => {
  const english = withFileTexts(blank, 'en', file)
  expect(english.title).toEqual({ en: 'Why is there no price?' })
  expect(english.help?.keywords).toEqual({ en: 'fee, cost' })
  expect(fileOfTexts(english, 'en')).toBe(file)
  const both = withFileTexts(
    english,
    'de',
    'title: Warum fehlt der Preis?\n\n::: go.label\nZum Kalender',
  )
  expect(fileOfTexts(both, 'en')).toBe(file)
  expect(both.title).toEqual({ en: 'Why is there no price?', de: 'Warum fehlt der Preis?' })
  expect(both.blocks[1]).toEqual(english.blocks[1])
})

test('a text that a file leaves out is missing in its language', () => {
  const both = withFileTexts(withFileTexts(blank, 'en', file), 'de', file)
  const shorter = withFileTexts(both, 'de', 'title: Preis')
  expect(shorter.summary).toEqual({ en: 'A price has a page and a day.' })
  expect(shorter.blocks[1]).toMatchObject({ text: { en: { type: 'root' } } })
  expect(fileOfTexts(shorter, 'de')).toMatch(/^title: Preis\nsummary:\n/u)
})

test.each([
  ['title: a\n::: answer.title\nb', 'no text "answer.title"'],
  ['title: a\nauthor: b', 'Line 2'],
  ['::: go.label\na\n::: go.label\nb', 'Two texts'],
])('a file with an unknown part is refused by name: %j', (wrong, reason) => {
  expect(() => withFileTexts(blank, 'en', wrong)).toThrow(ContentFileError)
  expect(() => withFileTexts(blank, 'en', wrong)).toThrow(reason)
})

test('captions of drawings and corrections of an article are texts of the file', () => {
  const article = {
    ...emptyArticle,
    corrections: [{ key: 'drop-1', day: '2026-11-21', text: {} }],
  }
  const document: ContentDocument = {
    ...emptyContent(),
    article,
    blocks: [
      {
        kind: 'figure',
        key: 'bars',
        figure: { of: 'bars', events: ['sierre-zinal'], race: null },
        caption: {},
      },
      { kind: 'event', key: 'card', event: 'sierre-zinal' },
    ],
  }
  const text = `title: Profiles
summary: What they hide.

::: bars.caption
One bar is one kilometre.

::: corrections.drop-1
The drop was given in feet.
`
  const read = withFileTexts(document, 'en', text)
  expect(read.article?.corrections[0]?.text).toEqual({ en: 'The drop was given in feet.' })
  expect(fileOfTexts(read, 'en')).toBe(text)
  expect(missingTexts(read, 'de')).toEqual([
    'title',
    'summary',
    'blocks.bars.caption',
    'article.corrections.drop-1.text',
  ])
})
