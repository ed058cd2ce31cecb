import { takesPlace } from '../../../../src/model/edition-status.ts'
import { countryNames } from '../../../../src/i18n/countries/country-names.ts'
import { editionRow } from '../columns/edition-row.ts'
import { monthNumber } from '../columns/month-number.ts'
import { displayOf } from '../suggest/display.ts'
import type { EditionDocument, EventDocument } from '../../event-document.ts'
import { foldWords, isDense } from '../fold.ts'
import { dayNumber, editionKey, eventKey } from '../keys.ts'
import { fragments } from '../suggest/match.ts'

/** Words the typo table takes up: shorter ones are never corrected, longer ones are no words. */
const vocabularyLetters = { least: 4, most: 32 }

/** A document as the tables hold it; the field order is the column order the statements of `put-sql.ts` read. */
export interface EventRows {
  eventId: number
  /** [id, event id, own, words] */
  event: [number, number, string, string]
  /** [id, display] */
  display: [number, string]
  /** [sort, event row, month, end day, document] */
  editions: [number, number, number, number, string][]
  vocabulary: string[]
}

/** Folds a name once for all documents that share it; made anew for each `put`. */
export type FoldName = (name: string) => string[]
export function createFoldName(): FoldName {
  const known = new Map<string, string[]>()
  return (name) => {
    const words = known.get(name) ?? foldWords(name, true)
    known.set(name, words)
    return words
  }
}

/** The rows of a document on a day (ISO date). Throws RangeError on an id or date no key has room for. */
export function rowsOf(document: EventDocument, today: string, foldName: FoldName): EventRows {
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
  const own = unique(ownNames, foldName)
  const words = unique([...ownNames, ...raceNames, ...places], foldName)
  const id = eventKey(weight, nextDay(document.editions, today), eventId)
  return {
    eventId,
    event: [id, eventId, indexText(own), indexText(words)],
    display: [id, JSON.stringify(displayOf(document))],
    editions: document.editions.filter(isIndexed).map((edition) => {
      const row = editionRow(document, edition)
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

function unique(names: string[], foldName: FoldName): string[] {
  return [...new Set(names.flatMap(foldName))]
}

/**
 * Words with a space before each, so that ' ber' finds the beginning of a word; those of dense scripts followed by
 * their fragments, which are what the FTS index knows them by.
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
