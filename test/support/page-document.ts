import fc from 'fast-check'
import * as v from 'valibot'
import { locales } from '../../src/model/locales.ts'
import type { DocumentShape } from '../../src/model/documents/shape.ts'

/** A second kind of document, for tests of what all kinds share: a page of blocks of two kinds. */

const text = v.nullable(v.pipe(v.string(), v.maxLength(40)))
const texts = v.record(v.picklist(locales), v.pipe(v.string(), v.maxLength(40)))
const key = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/u))

const pageDocument = v.strictObject({
  slug: text,
  title: texts,
  head: v.strictObject({ summary: texts, hue: v.nullable(v.number()) }),
  source: v.nullable(v.strictObject({ url: text, readOn: text })),
  blocks: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ key, kind: v.literal('prose'), text: texts, wide: v.boolean() }),
        v.strictObject({ key, kind: v.literal('picture'), file: text, alt: texts }),
      ]),
    ),
    v.maxLength(10),
  ),
})

export type PageDocument = v.InferOutput<typeof pageDocument>
type Block = PageDocument['blocks'][number]

export const emptyPage = (): PageDocument => ({
  slug: null,
  title: {},
  head: { summary: {}, hue: null },
  source: null,
  blocks: [],
})
export const prose = (own: string, en?: string): Block => ({
  key: own,
  kind: 'prose',
  text: en === undefined ? {} : { en },
  wide: false,
})
export const picture = (own: string, file: string | null = null): Block => ({
  key: own,
  kind: 'picture',
  file,
  alt: {},
})

export const pageShape: DocumentShape<PageDocument> = {
  empty: emptyPage,
  lists: { blocks: [prose(''), picture('')] },
  optional: { source: { url: null, readOn: null } },
  schema: pageDocument,
}

const word = fc.constantFrom('Start', 'Ziel', 'Nord', 'Süd')
const someText = fc.option(word, { nil: null })
const someTexts = fc
  .tuple(fc.option(word), fc.option(word))
  .map(([en, de]) => ({ ...(de === null ? {} : { de }), ...(en === null ? {} : { en }) }))
const someBlock = fc.oneof(
  fc.record({
    key: fc.constantFrom('p1', 'p2', 'p3'),
    kind: fc.constant('prose' as const),
    text: someTexts,
    wide: fc.boolean(),
  }),
  fc.record({
    key: fc.constantFrom('i1', 'i2', 'i3'),
    kind: fc.constant('picture' as const),
    file: someText,
    alt: someTexts,
  }),
)

/** Pages that differ in few places, so that two changes often meet. */
export const somePage: fc.Arbitrary<PageDocument> = fc.record({
  slug: someText,
  title: someTexts,
  head: fc.record({ summary: someTexts, hue: fc.option(fc.constantFrom(1, 2), { nil: null }) }),
  source: fc.option(fc.record({ url: someText, readOn: someText }), { nil: null }),
  blocks: fc.uniqueArray(someBlock, { selector: (block) => block.key, maxLength: 4 }),
})
