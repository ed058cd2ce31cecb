import { takeDates, type NamedDates } from '../../text/dates-in-text.ts'
import { otherKeyboard } from '../../text/keyboard.ts'
import { withDigraphs } from '../../text/digraphs.ts'
import { romaniseKana } from '../../text/kana.ts'
import { withInitials } from '../../text/name-tokens.ts'
import { spaceNumbers, withLatinUnits } from '../../text/number-words.ts'
import { isCorrectable } from '../../text/one-edit.ts'
import { cutSearchText, parseTerms, type Term } from '../../text/terms.ts'
import type { RunStatements } from '../statement.ts'
import { correctSpelling } from './correct-spelling.ts'

export interface Reading {
  terms: readonly Term[]
  /** Dates that the text names besides; null if none. */
  dates: NamedDates | null
}

export interface OtherReadings {
  /** The likeliest first. */
  readings: Reading[]
  /** To be searched if none of `readings` finds anything: they have many words to choose from, which takes longest. */
  unlikely: Reading[]
  known: Reading
}

/** Texts that mean the same: "おおさか" in Latin letters, "århus" as "aarhus". */
const respelled = (text: string): string[] =>
  [romaniseKana(text), withDigraphs(text)].filter((each) => each !== null)

/**
 * Readings of a text that found nothing as it was typed: without the years and months that it names, and with numbers
 * apart from letters; in other letters; with initials of names; as typed on another keyboard; with corrected spelling.
 * Takes one round trip.
 */
export async function otherReadings(
  run: RunStatements,
  text: string,
  typed: readonly Term[],
): Promise<OtherReadings> {
  const cut = cutSearchText(text)
  const spaced = spaceNumbers(withLatinUnits(cut))
  const dated = takeDates(spaced)
  const dates = dated?.dates ?? null
  const isSame = dated === null && spaced === cut
  const terms = isSame ? typed : parseTerms(dated?.rest ?? spaced)
  const spelling = await correctSpelling(run, terms)
  const isUnknown = ({ alternatives: [word = ''], dense }: Term): boolean =>
    !dense && (spelling.unknown.includes(word) || !isCorrectable(word))
  const otherKeys = terms.every(isUnknown) ? parseTerms(otherKeyboard(cut) ?? '') : []
  const initials = terms.some(isUnknown) ? (withInitials(terms) ?? []) : []
  const hasUnknown = initials.some(({ alternatives }) =>
    alternatives.every((word) => spelling.unknown.includes(word)),
  )
  const [corrected = [], ...otherSpellings] = spelling.readings
  const read = (each: readonly Term[]): Reading => ({ terms: each, dates })
  return {
    readings: [
      isSame ? [] : terms,
      ...respelled(dated?.rest ?? spaced).map(parseTerms),
      hasUnknown ? [] : initials,
      otherKeys,
      corrected,
    ]
      .filter((each) => each.length > 0)
      .map(read),
    unlikely: otherSpellings.map(read),
    known: read(spelling.known),
  }
}
