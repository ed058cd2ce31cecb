import type { Locale } from '../../../src/model/locales.ts'
import {
  hasTerms,
  isTypedTogether,
  tierOf,
  type IndexedEvent,
} from '../suggestion/indexed-event.ts'
import { isNameToken } from '../text/name-tokens.ts'
import { correctionBy, isCorrectable } from '../text/one-edit.ts'
import type { Term } from '../text/terms.ts'

/** An event, and the terms by which its names are highlighted. */
interface CheckedHit {
  event: IndexedEvent
  terms: readonly Term[]
}

/**
 * Hits that have every term, though words may be typed together, in the order of `tierOf`. Only if there are none, hits that have every term
 * after one edit. The server's own count of edits is more generous, and its index may be older than the database.
 */
export function checkHits(
  events: readonly IndexedEvent[],
  terms: readonly Term[],
  locale: Locale,
): CheckedHit[] {
  const exact = events.filter(
    (event) => hasTerms(event.words, terms) || isTypedTogether(event, terms),
  )
  if (exact.length > 0)
    return inOrder(
      exact.map((event) => ({ event, terms })),
      locale,
    )
  const corrected = events.flatMap((event): CheckedHit[] => {
    const correction = terms.map((term) => correctTerm(event.words, term))
    return correction.every((term) => term !== null) ? [{ event, terms: correction }] : []
  })
  return inOrder(corrected, locale)
}

function inOrder(hits: CheckedHit[], locale: Locale): CheckedHit[] {
  const tier = ({ event, terms }: CheckedHit): number => tierOf(event, terms, locale)
  return hits.toSorted((a, b) => tier(a) - tier(b) || a.event.order - b.event.order)
}

/** The term with the words of an event that it is one edit away from; null if there are none. */
function correctTerm(words: string, term: Term): Term | null {
  if (hasTerms(words, [term])) return term
  const [typed = ''] = term.alternatives
  if (term.dense || !isCorrectable(typed)) return null
  const corrections = words
    .split(' ')
    .filter((word) => !isNameToken(word))
    .flatMap((word) => correctionBy(typed, word) ?? [])
  return corrections.length === 0 ? null : { ...term, alternatives: [...new Set(corrections)] }
}
