import type { EditionDocument, EventDocument } from '../../port/event-document.ts'
import { nextDate } from '../../suggestion/next-date.ts'
import { storedSuggestion } from '../../suggestion/stored-suggestion.ts'
import { eventWords, type FoldName } from '../../text/event-words.ts'
import { isDense } from '../../text/fold.ts'
import { fragments } from '../../text/terms.ts'
import { toStoredEdition } from '../calendar/columns/stored-edition.ts'
import { monthNumber } from '../calendar/columns/month-number.ts'
import { dayNumber, editionKey, eventKey } from '../ordered-keys.ts'

/** Letters of a word that the spelling tables hold: shorter ones are always known, longer ones are no words. */
const vocabularyLetters = { least: 3, most: 32 }

/** Rows of an event; the order of fields is the order of columns in index-statements.ts. */
export interface IndexRows {
  eventId: number
  /** [id, event id, own, words] of search_event */
  event: [number, number, string, string]
  /** [id, document] of search_display */
  suggestion: [number, string]
  /** [sort, event row, month, end day, document] of calendar_edition */
  editions: [number, number, number, number, string][]
  vocabulary: string[]
}

/**
 * @param now milliseconds
 * @throws RangeError for an id or date that no key has room for
 */
export function eventRowsOf(document: EventDocument, now: number, foldName: FoldName): IndexRows {
  const { eventId, weight } = document
  const { nameWords, words, wholeNames, initials, placeNames } = eventWords(document, foldName)
  const next = nextDate(document.editions, now)
  const nextDay = next === null ? null : dayNumber(next)
  const id = eventKey(weight, nextDay, eventId)
  return {
    eventId,
    event: [
      id,
      eventId,
      indexText(nameWords, [...wholeNames, ...initials]),
      indexText(words, [...placeNames, ...initials]),
    ],
    suggestion: [id, JSON.stringify(storedSuggestion(document))],
    editions: document.editions.filter(isIndexed).map((edition) => {
      const row = toStoredEdition(document, edition)
      const sort = editionKey(row.day, weight, edition.editionId)
      return [sort, id, monthNumber(row.day), row.endDay, JSON.stringify(row)]
    }),
    vocabulary: words.filter(isVocabulary),
  }
}

/** Archived editions are in no list and no feed (product.md, the table of statuses). */
const isIndexed = ({ status }: EditionDocument): boolean => status !== 'archived'

/**
 * Words with a space before each, so that ' ber' finds the beginning of a word. Words of dense scripts are followed by
 * their fragments, which the full-text index holds instead; whole names stay whole.
 */
function indexText(words: string[], names: string[]): string {
  const all = words.flatMap((word) => (isDense(word) ? [word, ...fragments(word)] : [word]))
  return [...new Set([...all, ...names])].map((word) => ` ${word}`).join('')
}

function isVocabulary(word: string): boolean {
  if (word.length < vocabularyLetters.least || isDense(word)) return false
  const letters = [...word].length
  return letters >= vocabularyLetters.least && letters <= vocabularyLetters.most
}
