import type { RunStatements, SqlRow, Statement } from '../statement.ts'
import { isCorrectable } from '../../text/one-edit.ts'
import { rankCorrections, spellingKeys } from './rank-corrections.ts'
import { placesOf, placesStatement } from './typed-places.ts'
import { piecesStatement, splitWord } from './split-words.ts'
import { initialsTerm } from '../../text/name-tokens.ts'
import type { Term } from '../../text/terms.ts'

const candidatesSql = `SELECT DISTINCT q.value ->> 0 AS typed, w.word, w.events
  FROM json_each(?1) q CROSS JOIN search_typo t ON t.key = q.value ->> 1
  CROSS JOIN search_word w ON w.word = t.word`
const knownSql = `SELECT value AS typed FROM json_each(?1) WHERE EXISTS
  (SELECT 1 FROM search_word WHERE word >= value AND word < value || char(1114111))`

/** Readings of a text by the vocabulary. */
export interface Spelling {
  /** Other readings, the likeliest first, at most three. */
  readings: Term[][]
  /** The terms that some event may have, corrected if they are unknown. */
  known: Term[]
  /** Typed words that no event has. */
  unknown: string[]
}

/**
 * Other readings of a text that found nothing: unknown words corrected; every word corrected; words that were typed
 * together split. Takes one round trip.
 */
export async function correctSpelling(
  run: RunStatements,
  terms: readonly Term[],
): Promise<Spelling> {
  const typed = terms.filter(isTermCorrectable).map(({ alternatives }) => alternatives.join())
  if (typed.length === 0) return { readings: [], known: [...terms], unknown: [] }
  const [candidates = [], known = [], pieces = [], places = []] = await run([
    ...vocabularyStatements(typed),
    placesStatement(terms, typed),
  ])
  const isPlace = placesOf(places)
  const corrections = correctionsOf(typed, candidates, isPlace)
  const isUncorrected = (word: string) => corrections.get(word)?.length === 0
  const isKnown = new Set(known.map((row) => String(row.typed)))
  const unknown = typed.filter((word) => !isKnown.has(word))
  const vocabulary = new Set(pieces.map((row) => String(row.piece)))

  const split = splitTerms(terms, (word) => {
    if (isKnown.has(word) || isPlace(word)) return null
    return splitWord(word, vocabulary) ?? (isUncorrected(word) ? [] : null)
  })
  const splitReading = split === null ? [] : [split]
  const unknownCorrected = correctTerms(terms, (word) =>
    isKnown.has(word) ? [word] : corrections.get(word),
  )
  const knownTerms = unknownCorrected
    .map((term, index) => (term.alternatives.length > 0 ? term : readAsInitials(terms[index])))
    .filter((term) => term !== null)
  if (unknown.some(isUncorrected)) return { readings: splitReading, known: knownTerms, unknown }
  const allCorrected = correctTerms(terms, (word) => [
    ...(isKnown.has(word) ? [word] : []),
    ...(corrections.get(word) ?? []),
  ])
  const corrected =
    unknown.length === 0
      ? [allCorrected]
      : unknown.length === typed.length
        ? [unknownCorrected, ...splitReading]
        : [unknownCorrected, allCorrected, ...splitReading]
  return { readings: corrected, known: knownTerms, unknown }
}

function vocabularyStatements(typed: string[]): Statement[] {
  const keys = typed.flatMap((word) => spellingKeys(word).map((key) => [word, key]))
  return [
    { sql: candidatesSql, params: [JSON.stringify(keys)] },
    { sql: knownSql, params: [JSON.stringify(typed)] },
    piecesStatement(typed),
  ]
}

function correctionsOf(
  typed: string[],
  rows: SqlRow[],
  isPlace: (word: string) => boolean,
): Map<string, string[]> {
  const candidates = new Map<string, [string, number][]>()
  for (const { typed: word, word: candidate, events } of rows) {
    const list = candidates.get(String(word)) ?? []
    list.push([String(candidate), Number(events)])
    candidates.set(String(word), list)
  }
  return new Map(
    typed.map((word) => [
      word,
      isPlace(word) ? [] : rankCorrections(word, candidates.get(word) ?? []),
    ]),
  )
}

const readAsInitials = (term: Term | undefined): Term | null =>
  term === undefined ? null : initialsTerm(term)

function isTermCorrectable({ alternatives, dense }: Term): boolean {
  return !dense && alternatives.every(isCorrectable)
}

function correctTerms(
  terms: readonly Term[],
  correct: (word: string) => string[] | undefined,
): Term[] {
  return terms.map((term) =>
    isTermCorrectable(term)
      ? { ...term, alternatives: term.alternatives.flatMap((word) => correct(word) ?? [word]) }
      : term,
  )
}

/**
 * Replaces terms by their pieces; null if none is split.
 * @param split pieces of a typed word, null to leave it whole, and [] for a word that rules out the whole reading
 */
function splitTerms(
  terms: readonly Term[],
  split: (word: string) => string[] | null,
): Term[] | null {
  const pieces = terms.map((term) =>
    isTermCorrectable(term) ? split(term.alternatives.join()) : null,
  )
  if (pieces.every((each) => each === null) || pieces.some((each) => each?.length === 0))
    return null
  return terms.flatMap(
    (term, index) =>
      pieces[index]?.map((piece) => ({ alternatives: [piece], dense: false })) ?? [term],
  )
}
