import * as v from 'valibot'
import { challenge, emptyChallenge } from '../challenges/challenge.ts'
import type { DocumentShape } from '../documents/shape.ts'
import { article, correctionTemplate, emptyArticle } from './article.ts'
import { block, blockTemplates, entryTemplates } from './block.ts'
import { areKeysUnique, type ListName } from './key.ts'
import { blankCampaign, campaign } from './meta/campaign.ts'
import { blankHelp, help } from './meta/help.ts'
import { blankLanding, blankLogo, landing } from './meta/landing.ts'
import { lines } from './plain-text.ts'

/** Kinds of documents in the table of documents, each with its own slugs. */
export const contentKinds = ['page', 'help', 'article', 'landing', 'campaign', 'challenge'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Kinds whose documents have a group of further facts, in the field of that name; it is null in all others. */
export const metaKinds = [
  'help',
  'article',
  'landing',
  'campaign',
  'challenge',
] as const satisfies ContentKind[]

/** Largest number of blocks of a document. */
export const maximumBlocks = 60

/** A page of words: an answer of the help centre, terms, a page about the site, an article. Structure is shared, texts are by locale. */
export const contentDocument = v.strictObject({
  title: lines(120),
  /** One sentence: the description for search engines, and the lead of a page. */
  summary: lines(300),
  blocks: v.pipe(
    v.array(block),
    v.maxLength(maximumBlocks, `A document has at most ${maximumBlocks} blocks.`),
    v.check((entries) => areKeysUnique(entries), 'Blocks need different keys'),
  ),
  help: v.nullable(help),
  // Documents from before these kinds existed lack them.
  article: v.optional(v.nullable(article), null),
  landing: v.optional(v.nullable(landing), null),
  campaign: v.optional(v.nullable(campaign), null),
  challenge: v.optional(v.nullable(challenge), null),
})

export type ContentDocument = v.InferOutput<typeof contentDocument>

export const emptyContent = (): ContentDocument => ({
  title: {},
  summary: {},
  blocks: [],
  help: null,
  article: null,
  landing: null,
  campaign: null,
  challenge: null,
})

/** From this shape follow paths, differences and the merge of two versions. */
export const contentShape: DocumentShape<ContentDocument> = {
  empty: emptyContent,
  lists: {
    blocks: blockTemplates,
    ...entryTemplates,
    logos: [blankLogo],
    corrections: [correctionTemplate],
  } satisfies Record<ListName, readonly object[]>,
  optional: {
    help: blankHelp,
    article: emptyArticle,
    landing: blankLanding,
    campaign: blankCampaign,
    challenge: emptyChallenge,
  },
  schema: contentDocument,
}
