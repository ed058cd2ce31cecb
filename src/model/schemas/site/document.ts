import * as v from 'valibot'
import { helpSections } from '../../blocks/content.ts'
import { alternates, text } from '../parts.ts'

/** Schemas of pages of words. Links are paths of the page's language or URLs of other sites. */

/** Language of a text, if it is not the page's, and a note that says so. */
const foreign = {
  lang: v.nullable(text('BCP 47 tag of the language of the texts, if it is not that of the page.')),
  note: v.nullable(text('"In English", at the first of the blocks in another language.')),
}

const alignment = v.picklist(['start', 'centre'])

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

export const blockView = v.variant('kind', [
  v.strictObject({
    kind: v.literal('spacer'),
    key: v.string(),
    size: v.pipe(v.number(), v.description('Height in pixels: 16, 32, 40 or 88.')),
  }),
  v.strictObject({
    kind: v.literal('text'),
    key: v.string(),
    alignment,
    extraWide: v.boolean(),
    text: v.array(flowView),
    ...foreign,
  }),
  v.strictObject({
    kind: v.literal('button'),
    key: v.string(),
    alignment,
    url: v.string(),
    label: v.string(),
    ...foreign,
  }),
  v.strictObject({
    kind: v.literal('intro'),
    key: v.string(),
    above: v.nullable(v.string()),
    header: v.string(),
    subtext: v.nullable(v.string()),
    ...foreign,
  }),
])

export const documentView = v.strictObject({
  title: v.string(),
  summary: v.string(),
  ...foreign,
  blocks: v.array(blockView),
  updated: text('Day of the last change: "24 November 2026".'),
  isComplete: v.pipe(v.boolean(), v.description('False if a text is missing in this language.')),
  alternates,
})

const answerView = v.strictObject({
  slug: text('Identifier of the answer, and its anchor on the page.'),
  question: v.string(),
  ...foreign,
  blocks: v.array(blockView),
})

export const helpView = v.strictObject({
  sections: v.array(
    v.strictObject({
      section: v.nullable(
        v.pipe(v.picklist(helpSections), v.description('Null for the answers to a search.')),
      ),
      answers: v.array(answerView),
    }),
  ),
  found: v.nullable(
    v.strictObject({
      text: v.pipe(v.string(), v.description('What was searched for.')),
      count: v.number(),
      n: v.string(),
    }),
  ),
  alternates,
})
