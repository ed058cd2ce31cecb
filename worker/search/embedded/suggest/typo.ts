import { keyLetters } from '../put/put-sql.ts'
import { piecesStatement, splitWord } from './split.ts'
import type { RunStatements, Statement } from '../statement.ts'
import type { Term } from './terms.ts'

/**
 * Words shorter than this are not corrected: too many others are one edit away. One letter fewer is read as a word that
 * lost a letter, and as nothing else.
 */
const leastLetters = 5
/** Corrections of one word looked for, the commonest words first. */
const correctionLimit = 7

const candidatesSql = `SELECT DISTINCT q.value ->> 0 AS typed, w.word, w.events
  FROM json_each(?1) q CROSS JOIN search_typo t ON t.key = q.value ->> 1
  CROSS JOIN search_word w ON w.word = t.word`
const knownSql = `SELECT value AS typed FROM json_each(?1) WHERE EXISTS
  (SELECT 1 FROM search_word WHERE word >= value AND word < value || char(1114111))`

/**
 * Ways to read a text that found nothing as typed, the likeliest first, at most three: words no event has corrected;
 * every word corrected; words that were typed together apart. Empty where there is none. One round trip.
 */
export async function corrections(run: RunStatements, terms: readonly Term[]): Promise<Term[][]> {
  const typed = terms.filter(isCorrectable).map(({ alternatives }) => alternatives.join())
  if (typed.length === 0) return []
  const [candidates = [], known = [], pieces = []] = await run(vocabularyStatements(typed))
  const words = new Map<string, [string, number][]>()
  for (const { typed: word, word: candidate, events } of candidates) {
    const list = words.get(String(word)) ?? []
    list.push([String(candidate), Number(events)])
    words.set(String(word), list)
  }
  const corrected = new Map(
    typed.map((word) => [word, rankCorrections(word, words.get(word) ?? [])]),
  )
  const isKnown = new Set(known.map((row) => String(row.typed)))
  const unknown = typed.filter((word) => !isKnown.has(word))
  const inVocabulary = new Set(pieces.map((row) => String(row.piece)))
  const isUncorrected = (word: string) => corrected.get(word)?.length === 0
  const apart = readApart(terms, (word) => {
    if (isKnown.has(word)) return null
    return splitWord(word, inVocabulary) ?? (isUncorrected(word) ? [] : null)
  })
  const readings = apart === null ? [] : [apart]
  if (unknown.some(isUncorrected)) return readings
  const unknownOnly = readWith(terms, (word) => (isKnown.has(word) ? [word] : corrected.get(word)))
  const all = readWith(terms, (word) => [
    ...(isKnown.has(word) ? [word] : []),
    ...(corrected.get(word) ?? []),
  ])
  if (unknown.length === 0) return [all]
  return [unknownOnly, ...(unknown.length === typed.length ? [] : [all]), ...readings]
}

/** Corrections of a typed word among candidate words with their numbers of events: whole words before beginnings. */
export function rankCorrections(typed: string, candidates: [string, number][]): string[] {
  const ranked = new Map<string, { whole: boolean; events: number }>()
  for (const [word, events] of candidates) {
    const found = oneEditPrefix(typed, word)
    if (found === null || found === typed || !isLikely(typed, found, word)) continue
    const known = ranked.get(found)
    ranked.set(found, {
      whole: found === word || known?.whole === true,
      events: events + (known?.events ?? 0),
    })
  }
  return [...ranked]
    .toSorted(([, a], [, b]) => Number(b.whole) - Number(a.whole) || b.events - a.events)
    .slice(0, correctionLimit)
    .map(([word]) => word)
}

/**
 * The beginning of `word` (or all of it) that `typed` is at most one insertion, deletion, substitution or swap away
 * from, or null. A mere beginning counts only where a right letter follows the mistake: else anything would do.
 */
export function oneEditPrefix(typed: string, word: string): string | null {
  const from = [...typed]
  const to = [...word]
  let at = 0
  while (at < from.length && from[at] === to[at]) at += 1
  if (at === from.length) return typed
  const reads = (fromAt: number, toAt: number, confirmed = fromAt < from.length): string | null => {
    const rest = from.slice(fromAt)
    const end = toAt + rest.length
    if (end > to.length || rest.some((letter, index) => letter !== to[toAt + index])) return null
    return confirmed || end === to.length ? to.slice(0, end).join('') : null
  }
  const isSwap = from[at] === to[at + 1] && from[at + 1] === to[at]
  const swapped = isSwap ? reads(at + 2, at + 2, true) : null
  return swapped ?? reads(at + 1, at + 1) ?? reads(at, at + 1) ?? reads(at + 1, at)
}

/** The keys under which the words one edit away from a typed word are found; see `keysOf` in put-sql.ts. */
export function typoKeys(typed: string): string[] {
  const head = [...typed].slice(0, keyLetters)
  const shorter = head.map((_, index) => head.toSpliced(index, 1).join(''))
  return [...new Set([head.join(''), ...shorter])]
}

function isCorrectable({ alternatives, dense }: Term): boolean {
  return !dense && alternatives.every((word) => [...word].length >= leastLetters - 1)
}

function isLikely(typed: string, found: string, word: string): boolean {
  const letters = [...typed].length
  return letters >= leastLetters || (found === word && [...found].length === letters + 1)
}

function readWith(terms: readonly Term[], read: (word: string) => string[] | undefined): Term[] {
  return terms.map((term) =>
    isCorrectable(term)
      ? { ...term, alternatives: term.alternatives.flatMap((word) => read(word) ?? [word]) }
      : term,
  )
}

/**
 * The terms with some of them taken apart; null where none is.
 * @param split pieces of a typed word, null to leave it whole, and [] for a word that makes the reading impossible
 */
function readApart(
  terms: readonly Term[],
  split: (word: string) => string[] | null,
): Term[] | null {
  const pieces = terms.map((term) => (isCorrectable(term) ? split(term.alternatives.join()) : null))
  if (pieces.every((each) => each === null) || pieces.some((each) => each?.length === 0))
    return null
  return terms.flatMap(
    (term, index) =>
      pieces[index]?.map((piece) => ({ alternatives: [piece], dense: false })) ?? [term],
  )
}

function vocabularyStatements(typed: string[]): Statement[] {
  const keys = typed.flatMap((word) => typoKeys(word).map((key) => [word, key]))
  return [
    { sql: candidatesSql, params: [JSON.stringify(keys)] },
    { sql: knownSql, params: [JSON.stringify(typed)] },
    piecesStatement(typed),
  ]
}
