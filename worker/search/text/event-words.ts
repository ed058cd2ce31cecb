import { countryNames } from '../../../src/i18n/countries/country-names.ts'
import type { EventDocument } from '../port/event-document.ts'
import { foldWords } from './fold.ts'

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
  /** Its own names, and those of its races, city, region and country. */
  all: string[]
}

/** Names by which an event is found, in all languages. */
export function eventNames(document: EventDocument): EventNames {
  const { city, country, region, regionNames } = document
  const own = [document.name, ...Object.values(document.names)]
  const races = document.raceNames.flatMap(({ name, names }) => [name, ...Object.values(names)])
  const places = [
    city.name,
    ...Object.values(city.names),
    region,
    ...Object.values(regionNames),
    ...countryNames(country),
  ]
  return { own, all: [...own, ...races, ...places] }
}

/** Folded words of `eventNames`, once each. */
export function eventWords(
  document: EventDocument,
  foldName: FoldName,
): { own: string[]; words: string[] } {
  const { own, all } = eventNames(document)
  return { own: uniqueWords(own, foldName), words: uniqueWords(all, foldName) }
}

function uniqueWords(names: string[], foldName: FoldName): string[] {
  return [...new Set(names.flatMap(foldName))]
}
