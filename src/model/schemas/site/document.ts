import * as v from 'valibot'
import { helpSections } from '../../blocks/meta/help.ts'
import { alternates, text } from '../parts.ts'
import { blockView, foreign } from './block.ts'

/** Schemas of pages of words. Links are paths of the page's language or URLs of other sites. */

export const documentView = v.strictObject({
  title: v.string(),
  summary: v.string(),
  ...foreign,
  blocks: v.array(blockView),
  updated: text('Day of the last change: "24 November 2026".'),
  isComplete: v.pipe(v.boolean(), v.description('False if a text is missing in this language.')),
  alternates,
})

const version = v.strictObject({
  date: text('Day of its publication: "24 November 2026".'),
  path: text('Path of the page with this version.'),
  isShown: v.boolean(),
})

/** A page of words; of a policy with its versions. */
export const versionedDocumentView = v.strictObject({
  ...documentView.entries,
  isFormer: v.pipe(v.boolean(), v.description('True for a version that another one has replaced.')),
  versions: v.pipe(
    v.array(version),
    v.description('Versions of a policy, the present one first; empty for other pages.'),
  ),
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

/** Documents whose names are like an unknown address. */
export const nearDocumentsView = v.strictObject({
  nearest: v.array(
    v.strictObject({
      label: v.string(),
      path: v.string(),
      /** BCP 47 tag of a title in another language than the requested one; null in that one. */
      lang: v.nullable(v.string()),
    }),
  ),
})
