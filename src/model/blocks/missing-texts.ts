import { locales, type Locale } from '../locales.ts'
import { changedTexts, type Block } from './block.ts'
import type { ContentDocument } from './content.ts'
import { textOfProse } from './prose.ts'
import type { Lines, ProseTexts } from './text-change.ts'

type BlockText = { field: string } & (
  | { isProse: false; texts: Lines }
  | { isProse: true; texts: ProseTexts }
)

/** Texts that a block shows, by the name of the field. */
function textsOfBlock(each: Block): BlockText[] {
  const found: BlockText[] = []
  changedTexts(each, {
    line(field, texts) {
      found.push({ field, isProse: false, texts })
      return texts
    },
    prose(field, texts) {
      found.push({ field, isProse: true, texts })
      return texts
    },
  })
  return found
}

/**
 * Paths of texts that a locale lacks. A field without a text in any locale is meant to be empty. Title and summary are
 * always needed. A document is complete in a language, and listed for search engines there, if nothing is missing.
 */
export function missingTexts({ title, summary, blocks, article }: ContentDocument, locale: Locale) {
  const corrections = (article?.corrections ?? []).map(({ key, text }) => ({
    path: `article.corrections.${key}.text`,
    texts: text,
  }))
  const ofBlocks = blocks.flatMap((each) =>
    textsOfBlock(each).map(({ field, texts }) => ({ path: `blocks.${each.key}.${field}`, texts })),
  )
  const needed = [...ofBlocks, ...corrections].filter(({ texts }) => Object.keys(texts).length > 0)
  const all = [{ path: 'title', texts: title }, { path: 'summary', texts: summary }, ...needed]
  return all.flatMap(({ path, texts }) => (texts[locale] === undefined ? [path] : []))
}

/** Locales in which a document has a title, in their order. */
export const contentLocales = ({ title }: ContentDocument): Locale[] =>
  locales.filter((locale) => title[locale] !== undefined)

/** All words of a document in one locale, one line a text, for its search. */
export function wordsOf({ title, summary, blocks, help }: ContentDocument, locale: Locale): string {
  const words = blocks.flatMap((each) =>
    textsOfBlock(each).map((of) => {
      if (!of.isProse) return of.texts[locale]
      const prose = of.texts[locale]
      return prose === undefined ? undefined : textOfProse(prose)
    }),
  )
  return [title[locale], summary[locale], help?.keywords[locale], ...words]
    .filter((each) => each !== undefined && each !== '')
    .join('\n')
}
