import { countryNames } from '../../../src/i18n/countries/country-names.ts'
import type { EventDocument } from '../port/event-document.ts'
import { foldWords } from './fold.ts'
import { initialsWord, nameBeginning, shortenedNames, wholeName } from './name-tokens.ts'
import { romanise } from './romanise.ts'

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

/** Names of an event and of everything that leads to it. */
interface EventNames {
  /** The event's own names. */
  own: string[]
  /** Of its city and region. */
  places: string[]
  /** Its own names, and those of its races, city, region and country. */
  all: string[]
}

/** Names by which an event is found, in all languages. */
export function eventNames(document: EventDocument): EventNames {
  const { city, country, region, regionNames } = document
  const own = [document.name, ...Object.values(document.names)]
  const races = document.raceNames.flatMap(({ name, names }) => [name, ...Object.values(names)])
  const places = [city.name, ...Object.values(city.names), region, ...Object.values(regionNames)]
  return { own, places, all: [...own, ...races, ...places, ...countryNames(country)] }
}

/** Folded words by which an event is found, once each. */
export interface EventWords {
  /** Of its own names. */
  own: string[]
  /** Of all names, and of its own ones in Latin letters. */
  words: string[]
  /** Its own names, as one word each (name-tokens.ts). */
  ownNames: string[]
  /** Their initials likewise. */
  initials: string[]
  /** The names of city and region likewise. */
  placeNames: string[]
}

export function eventWords(document: EventDocument, foldName: FoldName): EventWords {
  const { own, places, all } = eventNames(document)
  const ownWords = unique(own.flatMap(foldName))
  const latin = ownWords.map(romanise).filter((word) => word !== null)
  const names = own.flatMap(inAndOutOfBrackets).map(foldName)
  const initials = names.flatMap((words) => [initialsWord(words), ...shortenedNames(words)])
  return {
    own: ownWords,
    words: unique([...all.flatMap(foldName), ...latin]),
    ownNames: unique(wholeNames(names)),
    initials: unique(initials.filter((word) => word !== null)),
    placeNames: unique(wholeNames(places.map(foldName))),
  }
}

/** "Mt. Fuji 100 (Ultra-Trail Mt. Fuji)" has two names. */
const inAndOutOfBrackets = (name: string): string[] => [...new Set([name, ...name.split(/[()]/u)])]

const unique = (words: string[]): string[] => [...new Set(words)]

function wholeNames(names: string[][]): string[] {
  return names.filter((words) => words.length > 0).map((words) => wholeName(nameBeginning(words)))
}
