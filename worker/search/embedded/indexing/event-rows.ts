import { countryNames } from '../../../../src/i18n/countries/country-names.ts'
import { takesPlace } from '../../../../src/model/edition-status.ts'
import type { EditionDocument, EventDocument } from '../../port/event-document.ts'
import { toStoredEdition } from '../calendar/columns/stored-edition.ts'
import { monthNumber } from '../calendar/columns/month-number.ts'
import { dayNumber, editionKey, eventKey } from '../ordered-keys.ts'
import { storedSuggestion } from '../suggest/stored-suggestion.ts'
import { foldWords, isDense } from '../text/fold.ts'
import { fragments } from '../text/terms.ts'

/** Letters of a word that the spelling tables hold: shorter ones are never corrected, longer ones are no words. */
const vocabularyLetters = { least: 4, most: 32 }

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

/** Folds names and caches the results, for many documents that share them. */
export type FoldName = (name: string) => string[]
export function createFoldName(): FoldName {
  const cache = new Map<string, string[]>()
  return (name) => {
    const words = cache.get(name) ?? foldWords(name, true)
    cache.set(name, words)
    return words
  }
}

/**
 * @param today ISO date
 * @throws RangeError for an id or date that no key has room for
 */
export function eventRowsOf(document: EventDocument, today: string, foldName: FoldName): IndexRows {
  const { eventId, weight, city, country } = document
  const ownNames = [document.name, ...Object.values(document.names)]
  const raceNames = document.raceNames.flatMap(({ name, names }) => [name, ...Object.values(names)])
  const places = [
    city.name,
    ...Object.values(city.names),
    document.region,
    ...Object.values(document.regionNames),
    ...countryNames(country),
  ]
  const own = uniqueWords(ownNames, foldName)
  const words = uniqueWords([...ownNames, ...raceNames, ...places], foldName)
  const id = eventKey(weight, nextDay(document.editions, today), eventId)
  return {
    eventId,
    event: [id, eventId, indexText(own), indexText(words)],
    suggestion: [id, JSON.stringify(storedSuggestion(document))],
    editions: document.editions.filter(isIndexed).map((edition) => {
      const row = toStoredEdition(document, edition)
      const sort = editionKey(row.day, weight, edition.editionId)
      return [sort, id, monthNumber(row.day), row.endDay, JSON.stringify(row)]
    }),
    vocabulary: words.filter(isVocabulary),
  }
}

function nextDay(editions: EditionDocument[], today: string): number | null {
  const days = editions
    .filter((edition) => edition.endDate >= today && takesPlace(edition.status))
    .map((edition) => dayNumber(edition.date))
  return days.length === 0 ? null : Math.min(...days)
}

/** Archived editions are in no list and no feed (product.md, the table of statuses). */
const isIndexed = ({ status }: EditionDocument): boolean => status !== 'archived'

function uniqueWords(names: string[], foldName: FoldName): string[] {
  return [...new Set(names.flatMap(foldName))]
}

/**
 * Words with a space before each, so that ' ber' finds the beginning of a word. Words of dense scripts are followed by
 * their fragments, which the full-text index holds instead.
 */
function indexText(words: string[]): string {
  const all = words.flatMap((word) => (isDense(word) ? [word, ...fragments(word)] : [word]))
  return [...new Set(all)].map((word) => ` ${word}`).join('')
}

function isVocabulary(word: string): boolean {
  if (word.length < vocabularyLetters.least || isDense(word)) return false
  const letters = [...word].length
  return letters >= vocabularyLetters.least && letters <= vocabularyLetters.most
}
