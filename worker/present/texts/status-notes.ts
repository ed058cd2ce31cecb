import type { Locale } from '../../../src/model/locales.ts'
import type { EditionView } from '../../../src/model/views.ts'
import type { EditionRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { writtenText } from './written-text.ts'

type Notes = Pick<NonNullable<EditionView['status']>, 'notes'>

/** The organiser's words about the status, in the locale or another language; no key without any. */
export function presentStatusNotes(
  { reason, entries }: Pick<EditionRow, 'reason' | 'entries'>,
  locale: Locale,
): Notes {
  const notes = [reason, entries].flatMap((texts) => {
    const written = writtenText(texts, locale)
    return written === null ? [] : [{ text: written.text, lang: written.lang }]
  })
  return notes.length === 0 ? {} : { notes }
}
