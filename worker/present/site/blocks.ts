import type { Reader } from '../../../src/i18n/reader.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { BlockView } from '../../../src/model/views.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { editionCard } from '../cards/edition-card.ts'
import { pathFor } from '../paths/calendar-path.ts'
import { hrefIn } from '../paths/href-in.ts'
import { foreignNote, languageFor, type ByLocale } from '../texts/text-in.ts'
import { presentEventCard, presentFigure, type DocumentFacts } from './document-figure.ts'
import { documentPicture } from './document-pictures.ts'
import { presentImages, presentLinks } from './picture-blocks.ts'
import { presentProse } from './prose.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Editions of a list, and the calendar that they are of. */
export interface ListFacts {
  query: CalendarQuery
  cards: readonly CardFacts[]
}

/** The reader of a page of words, and facts of the catalogue that its blocks show. */
export interface BlockReading {
  reader: Reader
  /** ISO date. */
  today: string
  /** By the block; a list without facts is left out. */
  lists: ReadonlyMap<Block, ListFacts>
}

/** Texts of a language with the note on it; null if no language has the text that decides. */
function inLanguage<Text>(texts: ByLocale<Text>, locale: Locale) {
  const language = languageFor(texts, locale)
  const text = language === null ? undefined : texts[language]
  if (language === null || text === undefined) return null
  return { language, text, foreign: foreignNote(language, locale) }
}

function presentText(each: Of<'text'>, locale: Locale): BlockView | null {
  const found = inLanguage(each.text, locale)
  if (found === null) return null
  const { key, alignment, extraWide } = each
  const text = presentProse(found.text, locale)
  return { kind: 'text', key, alignment, extraWide, text, ...found.foreign }
}

function presentButton(each: Of<'button'>, locale: Locale): BlockView | null {
  const found = inLanguage(each.label, locale)
  const url = each.urls[locale] ?? each.url
  if (found === null || url === null) return null
  const { key, alignment } = each
  const target = { url: hrefIn(url, locale), label: found.text }
  return { kind: 'button', key, alignment, ...target, ...found.foreign }
}

function presentIntro(each: Of<'intro'>, locale: Locale): BlockView | null {
  const found = inLanguage(each.header, locale)
  if (found === null) return null
  const { language, text: header, foreign } = found
  const [above, subtext] = [each.above[language] ?? null, each.subtext[language] ?? null]
  const logo = each.logo === null ? null : documentPicture(each.logo)
  return { kind: 'intro', key: each.key, above, header, subtext, logo, ...foreign }
}

/** A list that has rows or a sentence in their place; else null. */
function presentList(each: Of<'list'>, { reader, lists }: BlockReading): BlockView | null {
  const facts = lists.get(each)
  if (facts === undefined) return null
  const { locale } = reader
  const title = inLanguage(each.title, locale)
  const rows = facts.cards.map((card) => editionCard(card, reader))
  const empty = rows.length === 0 ? inLanguage(each.empty, locale) : null
  if (rows.length === 0 && empty === null) return null
  const path = pathFor(facts.query, locale)
  const shown = { title: title?.text ?? null, path, rows, empty: empty?.text ?? null }
  const foreign = (title ?? empty)?.foreign ?? { lang: null, note: null }
  return { kind: 'list', key: each.key, ...shown, ...foreign }
}

/** A drawing with its caption; null if the events that it needs have gone. */
function presentDrawing(each: Of<'figure'>, facts: DocumentFacts): BlockView | null {
  const figure = each.figure === null ? null : presentFigure(each.figure, facts)
  if (figure === null) return null
  const caption = inLanguage(each.caption, facts.reader.locale)
  const foreign = caption?.foreign ?? { lang: null, note: null }
  return { kind: 'figure', key: each.key, figure, caption: caption?.text ?? null, ...foreign }
}

/** A block in the language of the reader, or else in another with a note; null if no language has its text. */
function presentBlock(
  each: Block,
  reading: BlockReading,
  facts: DocumentFacts | null,
): BlockView | null {
  const { locale } = reading.reader
  switch (each.kind) {
    case 'spacer':
      return { kind: 'spacer', key: each.key, size: each.size }
    case 'text':
      return presentText(each, locale)
    case 'button':
      return presentButton(each, locale)
    case 'intro':
      return presentIntro(each, locale)
    case 'images':
      return presentImages(each, locale)
    case 'links':
      return presentLinks(each, locale)
    case 'list':
      return presentList(each, reading)
    case 'event': {
      const card =
        facts === null || each.event === null ? null : presentEventCard(each.event, facts)
      return card === null ? null : { kind: 'event', key: each.key, card }
    }
    case 'figure':
      return facts === null ? null : presentDrawing(each, facts)
    case 'unknown':
      return null
  }
}

/**
 * Blocks for a reader. The note on another language is at the first block of a run only.
 * @param before language of what precedes the blocks, which has its note already
 * @param facts of the catalogue; without them cards and drawings are left out
 */
export function presentBlocks(
  blocks: readonly Block[],
  reading: BlockReading,
  before: string | null,
  facts: DocumentFacts | null = null,
): BlockView[] {
  let last = before
  return blocks.flatMap((each) => {
    const view = presentBlock(each, reading, facts)
    if (view === null || !('note' in view)) return view ?? []
    const isNoted = view.lang === last
    last = view.lang
    return isNoted ? { ...view, note: null } : view
  })
}
