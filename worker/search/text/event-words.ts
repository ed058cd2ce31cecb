import { countryNames } from '../../../src/i18n/countries/country-names.ts'
import type { EventDocument } from '../port/event-document.ts'
import { spellings } from './digraphs.ts'
import { foldWords } from './fold.ts'
import {
  areaName,
  countryToken,
  initialsWord,
  nameBeginning,
  shortenedNames,
  wholeName,
} from './name-tokens.ts'
import { numberWords } from './number-words.ts'
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
  races: string[]
  /** Of its town and city. */
  cities: string[]
  regions: string[]
  /** Of the event, its races, city, region and country. */
  all: string[]
}

/** Names by which an event is found, in all languages and spellings. */
export function eventNames(document: EventDocument): EventNames {
  const { city, town, country, region, regionNames, cityAliases } = document
  const names = [document.name, ...Object.values(document.names)].flatMap(spellings)
  const races = document.raceNames
    .flatMap((race) => [race.name, ...Object.values(race.names)])
    .flatMap(spellings)
  const known = [...(town === null ? [] : [town]), city.name, ...Object.values(city.names)]
  const cities = [...known.flatMap(spellings), ...cityAliases]
  const regions = [region, ...Object.values(regionNames)].flatMap(spellings)
  const countries = countryNames(country).flatMap(spellings)
  // Words of long aliases, such as "Ciudad de Nueva York", would find what the words alone do not mean.
  const isWord = (name: string): boolean => !cityAliases.includes(name) || !name.includes(' ')
  const all = [...names, ...races, ...cities.filter(isWord), ...regions, ...countries]
  return { names, races, cities, regions, all }
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
  /** The names of city and region, and the code of the country likewise. */
  placeNames: string[]
}

export function eventWords(document: EventDocument, foldName: FoldName): EventWords {
  const { names, races, cities, regions, all } = eventNames(document)
  const numbered = (name: string): string[] => numberWords(foldName(name))
  const nameWords = unique([...names.flatMap(foldName), ...names.flatMap(numbered)])
  const latin = nameWords.map(romanise).filter((word) => word !== null)
  const parts = names.flatMap(inAndOutOfBrackets).map(foldName)
  const initials = parts.flatMap((words) => [initialsWord(words), ...shortenedNames(words)])
  return {
    nameWords,
    words: unique([...all.flatMap(foldName), ...nameWords, ...races.flatMap(numbered), ...latin]),
    wholeNames: unique(wholeNamesOf(parts)),
    initials: unique(initials.filter((word) => word !== null)),
    placeNames: unique([
      ...wholeNamesOf(cities.map(foldName)),
      ...beginningsOf(regions.map(foldName)).map(areaName),
      countryToken(document.country),
    ]),
  }
}

/** "Mt. Fuji 100 (Ultra-Trail Mt. Fuji)" has two names. */
const inAndOutOfBrackets = (name: string): string[] => [...new Set([name, ...name.split(/[()]/u)])]

const unique = (words: string[]): string[] => [...new Set(words)]

const beginningsOf = (names: string[][]): string[] =>
  names.filter((words) => words.length > 0).map(nameBeginning)

const wholeNamesOf = (names: string[][]): string[] => beginningsOf(names).map(wholeName)
