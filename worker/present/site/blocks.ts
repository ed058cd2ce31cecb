import type { Block } from '../../../src/model/blocks/block.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { BlockView } from '../../../src/model/views.ts'
import { hrefIn } from '../paths/href-in.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import { presentProse } from './prose.ts'

/** A block in the language of the reader, or else in another with a note; null if no language has its text. */
function presentBlock(each: Block, locale: Locale): BlockView | null {
  const { key } = each
  if (each.kind === 'spacer') return { kind: 'spacer', key, size: each.size }
  if (each.kind === 'text') {
    const language = languageFor(each.text, locale)
    const text = language === null ? undefined : each.text[language]
    if (language === null || text === undefined) return null
    const { alignment, extraWide } = each
    const note = foreignNote(language, locale)
    return { kind: 'text', key, alignment, extraWide, text: presentProse(text, locale), ...note }
  }
  if (each.kind === 'button') {
    const language = languageFor(each.label, locale)
    const label = language === null ? undefined : each.label[language]
    const url = each.urls[locale] ?? each.url
    if (language === null || label === undefined || url === null) return null
    const { alignment } = each
    const note = foreignNote(language, locale)
    return { kind: 'button', key, alignment, url: hrefIn(url, locale), label, ...note }
  }
  if (each.kind !== 'intro') return null
  const language = languageFor(each.header, locale)
  const header = language === null ? undefined : each.header[language]
  if (language === null || header === undefined) return null
  const [above, subtext] = [each.above[language] ?? null, each.subtext[language] ?? null]
  return { kind: 'intro', key, above, header, subtext, ...foreignNote(language, locale) }
}

/**
 * Blocks for readers of a locale. The note on another language is at the first block of a run only.
 * @param before language of what precedes the blocks, which has its note already
 */
export function presentBlocks(
  blocks: readonly Block[],
  locale: Locale,
  before: string | null,
): BlockView[] {
  let last = before
  return blocks.flatMap((each) => {
    const view = presentBlock(each, locale)
    if (view === null || view.kind === 'spacer') return view ?? []
    const isNoted = view.lang === last
    last = view.lang
    return isNoted ? { ...view, note: null } : view
  })
}
