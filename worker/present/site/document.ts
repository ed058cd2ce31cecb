import { longDate } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { missingTexts } from '../../../src/model/blocks/missing-texts.ts'
import type { DocumentView } from '../../../src/model/views.ts'
import type { FoundDocument } from '../../domain/content/documents/find-document.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import { presentBlocks, type BlockReading } from './blocks.ts'

/** A page of words for a reader. @param pathIn its path in a language */
export function presentDocument(
  { content, updatedAt }: FoundDocument,
  reading: BlockReading,
  pathIn: (locale: Locale) => string,
): DocumentView {
  const { locale } = reading.reader
  const language = languageFor(content.title, locale) ?? 'en'
  const foreign = foreignNote(language, locale)
  const complete = locales.filter((each) => missingTexts(content, each).length === 0)
  const shown = locales.filter((each) => each === locale || complete.includes(each))
  return {
    title: content.title[language] ?? '',
    summary: content.summary[language] ?? '',
    ...foreign,
    blocks: presentBlocks(content.blocks, reading, foreign.lang),
    updated: longDate(updatedAt.slice(0, 10), locale),
    isComplete: complete.includes(locale),
    alternates: Object.fromEntries(shown.map((each) => [each, pathIn(each)])),
  }
}
