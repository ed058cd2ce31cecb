import type { EditionCard } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** "Confirmed date", "Expected date"; "Was expected" once an expected date has passed. */
export function dateLabel({
  dateConfirmed,
  past,
}: {
  dateConfirmed: boolean
  past: boolean
}): string {
  if (dateConfirmed) return m.date_confirmed()
  return past ? m.date_was_expected() : m.date_expected()
}

/** The same for a card, which has the date of its link once its edition is over. */
export const cardDateLabel = ({
  dateConfirmed,
  linkDate,
}: Pick<EditionCard, 'dateConfirmed' | 'linkDate'>): string =>
  dateLabel({ dateConfirmed, past: linkDate !== null })
