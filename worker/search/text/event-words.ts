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
  /** Of the event itself. */
  names: string[]
  /** Of its town, city and region. */
  places: string[]
  /** Of the event, its races, city, region and country. */
  all: string[]
}

/** Names by which an event is found, in all languages. */
export function eventNames(document: EventDocument): EventNames {
  const { city, town, country, region, regionNames } = document
  const titles = [document.name, ...Object.values(document.names)]
  const races = document.raceNames.flatMap(({ name, names }) => [name, ...Object.values(names)])
  const cityNames = [...(town === null ? [] : [town]), city.name, ...Object.values(city.names)]
  const places = [...cityNames, region, ...Object.values(regionNames)]
  return { names: titles, places, all: [...titles, ...races, ...places, ...countryNames(country)] }
}

/** Folded words by which an event is found, once each. */
export interface EventWords {
  /** Of the names of the event itself. */
  nameWords: string[]
  /** Of all names, and of those of the event in Latin letters. */
  words: string[]
  /** Names of the event itself, as one word each (name-tokens.ts). */
  wholeNames: string[]
  /** Their initials likewise. */
  initials: string[]
  /** The names of city and region likewise. */
  placeNames: string[]
}

export function eventWords(document: EventDocument, foldName: FoldName): EventWords {
  const { names, places, all } = eventNames(document)
  const nameWords = unique(names.flatMap(foldName))
  const latin = nameWords.map(romanise).filter((word) => word !== null)
  const parts = names.flatMap(inAndOutOfBrackets).map(foldName)
  const initials = parts.flatMap((words) => [initialsWord(words), ...shortenedNames(words)])
  return {
    nameWords,
    words: unique([...all.flatMap(foldName), ...latin]),
    wholeNames: unique(wholeNamesOf(parts)),
    initials: unique(initials.filter((word) => word !== null)),
    placeNames: unique(wholeNamesOf(places.map(foldName))),
  }
}

/** "Mt. Fuji 100 (Ultra-Trail Mt. Fuji)" has two names. */
const inAndOutOfBrackets = (name: string): string[] => [...new Set([name, ...name.split(/[()]/u)])]

const unique = (words: string[]): string[] => [...new Set(words)]

function wholeNamesOf(names: string[][]): string[] {
  return names.filter((words) => words.length > 0).map((words) => wholeName(nameBeginning(words)))
}
