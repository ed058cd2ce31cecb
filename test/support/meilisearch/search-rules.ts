/**
 * How Meilisearch 1.50 finds and sorts records, as far as the engine in worker/search/meilisearch/ relies on it:
 * `matchingStrategy` all, a beginning only in the last word, phrases of neighbouring words, typos by length of the word
 * with a wrong first letter as two. recorded-answers.test.ts compares it with answers of a real server.
 */

export type StoredRecord = Readonly<Record<string, unknown>>

interface QueryPart {
  words: string[]
  /** True for text in quotes, whose words must follow each other, without typos. */
  phrase: boolean
  /** True for the last word of a text that ends with a letter. */
  prefix: boolean
}

export interface SearchSettings {
  searchableAttributes: readonly string[]
  disableTyposOn: readonly string[]
}

const mostTypos = 2
const leastLettersForTypos = 5

/** Ids of the records that match, best first. */
export function searchRecords(
  records: Iterable<StoredRecord>,
  text: string,
  attributes: readonly string[],
  settings: SearchSettings,
): number[] {
  const parts = queryParts(text)
  const found: { id: number; typos: number; record: StoredRecord }[] = []
  for (const record of records) {
    const typos = parts.map((part) => leastTypos(record, part, attributes, settings))
    if (typos.every((count) => count !== null))
      found.push({ id: number(record, 'id'), typos: typos.reduce((a, b) => a + b, 0), record })
  }
  const by = (field: string, a: StoredRecord, b: StoredRecord) =>
    number(a, field) - number(b, field)
  return found
    .toSorted(
      (a, b) =>
        a.typos - b.typos ||
        by('ahead', b.record, a.record) ||
        by('weight', b.record, a.record) ||
        by('nextDay', a.record, b.record) ||
        a.id - b.id,
    )
    .map(({ id }) => id)
}

/** The first ten words of a text; the server ignores the others. */
function queryParts(text: string): QueryPart[] {
  const parts: QueryPart[] = []
  let words = 0
  for (const match of text.matchAll(/"([^"]*)"|[^\s"]+/gu)) {
    const phrase = match[1]
    const all = (phrase ?? match[0]).split(' ').filter((word) => word !== '')
    const kept = all.slice(0, 10 - words)
    words += kept.length
    const isLast = match.index + match[0].length === text.length
    if (kept.length > 0)
      parts.push({
        words: kept,
        phrase: phrase !== undefined,
        prefix: phrase === undefined && isLast,
      })
  }
  return parts
}

/** Fewest typos with which any of the attributes matches; null if none does. */
function leastTypos(
  record: StoredRecord,
  { words, phrase, prefix }: QueryPart,
  attributes: readonly string[],
  { disableTyposOn }: SearchSettings,
): number | null {
  let least: number | null = null
  for (const attribute of attributes) {
    for (const text of textsOf(record[attribute])) {
      const stored = text.split(' ')
      const typos = phrase
        ? phraseTypos(stored, words)
        : wordTypos(stored, words[0] ?? '', prefix, !disableTyposOn.includes(attribute))
      if (typos !== null && (least === null || typos < least)) least = typos
    }
  }
  return least
}

function phraseTypos(stored: readonly string[], words: readonly string[]): number | null {
  const isAt = (start: number) => words.every((word, index) => stored[start + index] === word)
  return stored.some((_, start) => isAt(start)) ? 0 : null
}

function wordTypos(
  stored: readonly string[],
  typed: string,
  prefix: boolean,
  typosAllowed: boolean,
): number | null {
  if (stored.some((word) => word === typed || (prefix && word.startsWith(typed)))) return 0
  const isCorrected = typosAllowed && [...typed].length >= leastLettersForTypos
  if (!isCorrected || /\d/u.test(typed)) return null
  const counts = stored.map((word) => typosBetween(typed, word, prefix))
  const least = Math.min(...counts)
  return least <= mostTypos ? least : null
}

/** Optimal string alignment distance, to any beginning of the word if `prefix`; a wrong first letter costs one more. */
function typosBetween(typed: string, word: string, prefix: boolean): number {
  const [from, to] = [[...typed], [...word]]
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        row > 1 && column > 1 && swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = previous
    previous = current
  }
  const distance = prefix ? Math.min(...previous) : (previous.at(-1) ?? Infinity)
  return distance + (distance > 0 && from[0] !== to[0] ? 1 : 0)
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsOf) : typeof value === 'string' ? [value] : []

const number = (record: StoredRecord, field: string): number => Number(record[field])
