import * as v from 'valibot'
import type { DocumentShape } from '../documents/shape.ts'
import { article, correctionTemplate, emptyArticle } from './article.ts'
import { block, blockTemplates, type Block } from './block.ts'
import { lines } from './plain-text.ts'

/** Kinds of documents in the table of documents, each with its own slugs. */
export const contentKinds = ['page', 'help', 'article'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Sections of the help centre in the order of the page. */
export const helpSections = [
  'finding',
  'facts',
  'entering',
  'account',
  'reviews',
  'organisers',
] as const
export type HelpSection = (typeof helpSections)[number]

/** Largest number of blocks of a document. */
const maximumBlocks = 60

const areKeysUnique = (blocks: Block[]): boolean =>
  new Set(blocks.map(({ key }) => key)).size === blocks.length

const help = v.strictObject({
  section: v.picklist(helpSections),
  /** Order within the section. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  /** True for the answers that are asked for most, which exist in every language. */
  isCommon: v.boolean(),
  /** Further words by which the search of the help finds the answer. */
  keywords: lines(200),
})

/** A page of words: an answer of the help centre, terms, a page about the site, an article. Structure is shared, texts are by locale. */
export const contentDocument = v.strictObject({
  title: lines(120),
  /** One sentence: the description for search engines, and the lead of a page. */
  summary: lines(300),
  blocks: v.pipe(
    v.array(block),
    v.maxLength(maximumBlocks),
    v.check(areKeysUnique, 'Blocks need different keys'),
  ),
  /** Place of an answer in the help centre; null for other kinds. */
  help: v.nullable(help),
  /** Facts of an article; null for other kinds. Documents from before there were articles lack it. */
  article: v.optional(v.nullable(article), null),
})

export type ContentDocument = v.InferOutput<typeof contentDocument>

export const emptyContent = (): ContentDocument => ({
  title: {},
  summary: {},
  blocks: [],
  help: null,
  article: null,
})

/** From this shape follow paths, differences and the merge of two versions. */
export const contentShape: DocumentShape<ContentDocument> = {
  empty: emptyContent,
  lists: { blocks: blockTemplates, corrections: [correctionTemplate] },
  optional: {
    help: { section: 'finding', rank: 0, isCommon: false, keywords: {} },
    article: emptyArticle,
  },
  schema: contentDocument,
}
