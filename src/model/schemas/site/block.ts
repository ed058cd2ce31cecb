import * as v from 'valibot'
import { documentFigure } from './document-figure.ts'
import { editionCard } from '../event/edition-card.ts'
import { figureOf, sitePath, text } from '../parts.ts'

/** Schemas of the blocks of a page of words. Links are paths of the page's language or URLs of other sites. */

/** Language of a text, if it is not the page's, and a note that says so. */
export const foreign = {
  lang: v.nullable(text('BCP 47 tag of the language of the texts, if it is not that of the page.')),
  note: v.nullable(text('"In English", at the first of the blocks in another language.')),
}

const alignment = v.picklist(['start', 'centre'])
const key = v.string()

export const inlineView = v.strictObject({
  url: v.nullable(text('Target, if the parts are a link.')),
  parts: v.array(
    v.strictObject({
      text: text('A line feed is a line break.'),
      isStrong: v.boolean(),
      isEmphasis: v.boolean(),
    }),
  ),
})

const inlines = v.array(inlineView)

/** A part of running text. */
export const flowView = v.variant('type', [
  v.strictObject({ type: v.literal('paragraph'), text: inlines }),
  v.strictObject({ type: v.literal('heading'), depth: v.picklist([2, 3]), text: inlines }),
  v.strictObject({ type: v.literal('blockquote'), paragraphs: v.array(inlines) }),
  v.strictObject({ type: v.literal('list'), isOrdered: v.boolean(), items: v.array(inlines) }),
])

/** A picture of a document, uncropped. */
export const documentPictureView = v.strictObject({
  src: sitePath('The picture, 768 pixels wide at most.'),
  srcset: text('The same in several widths, as the attribute `srcset` of an image.'),
  width: figureOf('Pixels of the stored picture.'),
  height: figureOf('Pixels of the stored picture.'),
})

/** Text in place of a picture, and its language if it is not the page's. */
const alternative = {
  alt: text('What it shows; empty for a decoration.'),
  altLang: v.nullable(text('BCP 47 tag of `alt` if it is in another language than the page.')),
}

const imageView = v.strictObject({
  key,
  picture: documentPictureView,
  ...alternative,
  credit: v.nullable(text('Name of the author or the source.')),
  licence: v.nullable(v.strictObject({ label: text('"CC BY 4.0".'), url: v.string() })),
})

export const blockView = v.variant('kind', [
  v.strictObject({
    kind: v.literal('spacer'),
    key,
    size: v.pipe(v.number(), v.description('Height in pixels: 16, 32, 40 or 88.')),
  }),
  v.strictObject({
    kind: v.literal('text'),
    key,
    alignment,
    extraWide: v.boolean(),
    text: v.array(flowView),
    ...foreign,
  }),
  v.strictObject({
    kind: v.literal('button'),
    key,
    alignment,
    url: v.string(),
    label: v.string(),
    ...foreign,
  }),
  v.strictObject({
    kind: v.literal('intro'),
    key,
    above: v.nullable(v.string()),
    header: v.string(),
    subtext: v.nullable(v.string()),
    logo: v.nullable(documentPictureView),
    ...foreign,
  }),
  v.strictObject({
    kind: v.literal('images'),
    key,
    fullwidth: v.boolean(),
    pictures: v.array(imageView),
  }),
  v.strictObject({
    kind: v.literal('links'),
    key,
    cells: v.array(
      v.strictObject({ key, picture: documentPictureView, ...alternative, url: v.string() }),
    ),
  }),
  v.strictObject({
    kind: v.literal('list'),
    key,
    title: v.nullable(v.string()),
    path: sitePath('The calendar with these editions.'),
    rows: v.pipe(v.array(editionCard), v.description('The next editions; at most six.')),
    empty: v.nullable(text('Sentence in place of rows, if there are none.')),
    ...foreign,
  }),
  v.strictObject({ kind: v.literal('event'), key, card: editionCard }),
  v.strictObject({
    kind: v.literal('figure'),
    key,
    figure: documentFigure,
    caption: v.nullable(v.string()),
    ...foreign,
  }),
])
