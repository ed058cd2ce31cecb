import { takeDates, type NamedDates } from '../../text/dates-in-text.ts'
import { otherKeyboard } from '../../text/keyboard.ts'
import { withInitials } from '../../text/name-tokens.ts'
import { isCorrectable } from '../../text/one-edit.ts'
import { cutSearchText, parseTerms, type Term } from '../../text/terms.ts'
import type { RunStatements } from '../statement.ts'
import { correctSpelling } from './correct-spelling.ts'

export interface Reading {
  terms: readonly Term[]
  /** Dates that the text names besides; null if none. */
  dates: NamedDates | null
}

/**
 * Readings of a text that found nothing as it was typed, the likeliest first: without the years and months that it
 * names; with initials of names; as typed on another keyboard; with corrected spelling. Takes one round trip.
 */
export async function otherReadings(
  run: RunStatements,
  text: string,
  typed: readonly Term[],
): Promise<{ readings: Reading[]; known: Reading }> {
  const cut = cutSearchText(text)
  const dated = takeDates(cut)
  const dates = dated?.dates ?? null
  const terms = dated === null ? typed : parseTerms(dated.rest)
  const spelling = await correctSpelling(run, terms)
  const isUnknown = ({ alternatives: [word = ''], dense }: Term): boolean =>
    !dense && (spelling.unknown.includes(word) || !isCorrectable(word))
  const otherKeys = terms.every(isUnknown) ? parseTerms(otherKeyboard(cut) ?? '') : []
  const initials = terms.some(isUnknown) ? (withInitials(terms) ?? []) : []
  const undated = dated === null ? [] : terms
  const readings = [undated, initials, otherKeys, ...spelling.readings]
  return {
    readings: readings.filter((each) => each.length > 0).map((each) => ({ terms: each, dates })),
    known: { terms: spelling.known, dates },
  }
}
