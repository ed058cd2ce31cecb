import { countryNames } from '../../../src/i18n/countries/country-names.ts'
import type { EventDocument } from '../port/event-document.ts'
import { nextDate } from '../suggestion/next-date.ts'
import { eventNames, eventWords, type FoldName } from '../text/event-words.ts'
import { beginningsOf, codeName, codeWord } from './coded-words.ts'

/**
 * An event in the index. It has words and an order only: what a suggestion shows comes from the catalogue's database, so
 * it is never older than that. The server finds beginnings in the last word of a text alone; the fields of beginnings
 * make the words before it incomplete, too.
 */
export interface EventRecord {
  id: number
  /** Names of the event itself, one text each, of folded words. The server's index has this field under this name. */
  own: string[]
  ownStarts: string
  /** Names of the event and of its races, city, region and country. */
  words: string[]
  wordsStarts: string
  /** Names of the event itself and of its places, and its initials as one word each, to find those that begin with a text. */
  names: string[]
  /** 1 if the event has a day ahead. */
  ahead: 0 | 1
  weight: number
  /** 20270501 for 1 May 2027; `noDay` without one, because every record must have the field. */
  nextDay: number
}

const noDay = 99_991_231

/** @param now milliseconds */
export function eventRecord(document: EventDocument, now: number, foldName: FoldName): EventRecord {
  const { names, cities, regions, all } = eventNames(document)
  // Spellings that no name has as it is, such as the event's names in Latin letters.
  const asWritten = new Set(all.flatMap(foldName))
  const { words, nameWords, initials } = eventWords(document, foldName)
  const numbers = nameWords.filter((word) => !asWritten.has(word)).join(' ')
  const spellings = words.filter((word) => !asWritten.has(word)).join(' ')
  const next = nextDate(document.editions, now)
  return {
    id: document.eventId,
    own: textsOf([...names, numbers], foldName),
    ownStarts: startsOf([...names, numbers], foldName),
    words: textsOf([...all, spellings], foldName),
    wordsStarts: startsOf([...all, spellings], foldName),
    names: unique([
      ...[...names, ...cities, ...regions, ...countryNames(document.country)].map((name) =>
        codeName(foldName(name)),
      ),
      ...initials.map((token) => codeName(foldName(token))),
    ]),
    ahead: next === null ? 0 : 1,
    weight: document.weight,
    nextDay: next === null ? noDay : Number(next.replaceAll('-', '')),
  }
}

function textsOf(names: string[], foldName: FoldName): string[] {
  const texts = names.map((name) => foldName(name).flatMap(codeWord).join(' '))
  return unique(texts)
}

const unique = (texts: string[]): string[] => [...new Set(texts)].filter((text) => text !== '')

function startsOf(names: string[], foldName: FoldName): string {
  return [...new Set(names.flatMap(foldName).flatMap(beginningsOf))].join(' ')
}
