import { longDate } from '../../../src/i18n/format.ts'
import { locales } from '../../../src/model/locales.ts'
import { missingTexts } from '../../../src/model/blocks/missing-texts.ts'
import type { DocumentView } from '../../../src/model/views.ts'
import type { DocumentName } from '../../domain/content/documents/document-types.ts'
import type { FoundDocument } from '../../domain/content/documents/find-document.ts'
import { documentAlternates } from '../paths/document-path.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import { presentBlocks, type BlockReading } from './blocks.ts'

/** A page of words for a reader. */
export function presentDocument(
  { content, updatedAt }: FoundDocument,
  reading: BlockReading,
  name: DocumentName,
): DocumentView {
  const { locale } = reading.reader
  const language = languageFor(content.title, locale) ?? 'en'
  const foreign = foreignNote(language, locale)
  const complete = locales.filter((each) => missingTexts(content, each).length === 0)
  return {
    title: content.title[language] ?? '',
    summary: content.summary[language] ?? '',
    ...foreign,
    blocks: presentBlocks(content.blocks, reading, foreign.lang),
    updated: longDate(updatedAt.slice(0, 10), locale),
    isComplete: complete.includes(locale),
    alternates: documentAlternates(name, complete, locale),
  }
}
