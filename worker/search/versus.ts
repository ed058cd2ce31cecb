import type { Autocomplete } from './port/engine.ts'
import type { Suggestion, SuggestQuery } from './port/suggestion.ts'
import { foldWords } from './text/fold.ts'

/**
 * "Versus" in the 17 languages, folded, and the letters that stand for it between two names: "v" in English, "x" in
 * Portuguese. Chinese and Japanese write it without spaces (`denseVersus`).
 */
const versusWords: ReadonlySet<string> = new Set(
  [
    ['vs', 'versus', 'v', 'x', '対', '对', '對', '대', 'ปะทะ'],
    ['gegen', 'contre', 'contra', 'contro', 'mot', 'tegen'],
    ['kontra', 'против', 'karşı', 'lawan', 'melawan'],
  ]
    .flat()
    .flatMap((word) => foldWords(word, false)),
)

const denseVersus = /[対对對]/gu

/** The folded texts on both sides of the first "versus"; null if a text has none with words before and after it. */
export function versusSides(text: string): [string, string] | null {
  const words = foldWords(text.replace(denseVersus, ' $& '), false)
  const at = words.findIndex((word, index) => index > 0 && versusWords.has(word))
  if (at === -1 || at === words.length - 1) return null
  return [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
}

/** Two lists in turn, the best of each first, without an event twice. */
function inTurn(first: readonly Suggestion[], second: readonly Suggestion[]): Suggestion[] {
  const ranks = Array.from({ length: Math.max(first.length, second.length) }, (_, rank) => rank)
  const all = ranks.flatMap((rank) => [first[rank] ?? [], second[rank] ?? []].flat())
  const ids = all.map(({ eventId }) => eventId)
  return all.filter(({ eventId }, index) => ids.indexOf(eventId) === index)
}

/** The same list, of which the first event names the second: the best of both sides. */
function facing([first, second, ...others]: readonly Suggestion[]): Suggestion[] {
  if (first === undefined || second === undefined) return [first ?? []].flat()
  return [{ ...first, versus: second.permalink }, second, ...others]
}

const isWhole = (found: readonly Suggestion[]): boolean => found.some(({ isPart }) => !isPart)

/**
 * Autocomplete that reads "utmb vs tor" as two texts, if no event has all its words and both sides find events. The whole
 * text comes first, because names of races have such words, too: "Lauf gegen Krebs".
 */
export function withVersus(autocomplete: Autocomplete): Autocomplete {
  return {
    suggest: async (query: SuggestQuery) => {
      const found = await autocomplete.suggest(query)
      const sides = isWhole(found) ? null : versusSides(query.text)
      if (sides === null) return found
      const [first, second] = await Promise.all(
        sides.map((text) => autocomplete.suggest({ ...query, text })),
      )
      if (first === undefined || second === undefined) return found
      if (!isWhole(first) || !isWhole(second)) return found
      return facing(inTurn(first, second)).slice(0, query.limit)
    },
  }
}
