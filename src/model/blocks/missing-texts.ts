import { locales, type Locale } from '../locales.ts'
import type { Block } from './block.ts'
import type { ContentDocument } from './content.ts'
import { textOfProse } from './prose.ts'

type Texts = Readonly<Partial<Record<Locale, unknown>>>

/** Texts that a block shows, by the name of the field. */
function textsOfBlock(each: Block): [field: string, texts: Texts][] {
  switch (each.kind) {
    case 'text':
      return [['text', each.text]]
    case 'button':
      return [['label', each.label]]
    case 'intro':
      return [
        ['above', each.above],
        ['header', each.header],
        ['subtext', each.subtext],
      ]
    case 'figure':
      return [['caption', each.caption]]
    case 'event':
    case 'spacer':
      return []
  }
}

/**
 * Paths of texts that a locale lacks. A field without a text in any locale is meant to be empty. Title and summary are
 * always needed. A document is complete in a language, and listed for search engines there, if nothing is missing.
 */
export function missingTexts({ title, summary, blocks, article }: ContentDocument, locale: Locale) {
  const corrections = (article?.corrections ?? []).map(({ key, text }): [string, Texts] => [
    `article.corrections.${key}.text`,
    text,
  ])
  const texts = blocks.flatMap((each) =>
    textsOfBlock(each).map(([field, of]): [string, Texts] => [`blocks.${each.key}.${field}`, of]),
  )
  const needed = [...texts, ...corrections].filter(([, of]) => Object.keys(of).length > 0)
  const all: [string, Texts][] = [['title', title], ['summary', summary], ...needed]
  return all.flatMap(([path, of]) => (of[locale] === undefined ? [path] : []))
}

/** Locales in which a document has a title, in their order. */
export const contentLocales = ({ title }: ContentDocument): Locale[] =>
  locales.filter((locale) => title[locale] !== undefined)

/** All words of a document in one locale, one line a text, for its search. */
export function wordsOf({ title, summary, blocks, help }: ContentDocument, locale: Locale): string {
  const words = blocks.flatMap((each) => {
    if (each.kind === 'text') {
      const prose = each.text[locale]
      return prose === undefined ? [] : [textOfProse(prose)]
    }
    return textsOfBlock(each).flatMap(([, of]) => {
      const line = of[locale]
      return typeof line === 'string' ? [line] : []
    })
  })
  return [title[locale], summary[locale], help?.keywords[locale], ...words]
    .filter((each) => each !== undefined && each !== '')
    .join('\n')
}
