import { localName } from '../../src/i18n/local-name.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { EditionView } from '../../src/model/views.ts'
import type { EditionRow } from '../domain/catalogue/events/event-page-rows.ts'
import { foreignTag } from './edition-card.ts'

type Notes = Pick<NonNullable<EditionView['status']>, 'notes'>

/** The organiser's words about the status, in the locale or another language; no key without any. */
export function presentStatusNotes(
  { reason, entries }: Pick<EditionRow, 'reason' | 'entries'>,
  locale: Locale,
): Notes {
  const notes = [reason, entries].flatMap((texts) => {
    const [any] = Object.entries(texts)
    if (any === undefined) return []
    const { text, language } = localName({ text: any[1], language: any[0] }, texts, locale)
    return [{ text, lang: foreignTag(language, locale) }]
  })
  return notes.length === 0 ? {} : { notes }
}
