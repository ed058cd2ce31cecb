import { locales } from '../../../src/model/locales.ts'
import { drawnSlips } from './drawn-slips.ts'
import type { JudgedEvent, NamedQuestion, PlaceQuestion, Question } from './question.ts'
import { abbreviations } from './questions/abbreviations.ts'
import { cities } from './questions/cities.ts'
import { cityAliases } from './questions/city-aliases.ts'
import { countries } from './questions/countries.ts'
import { dates } from './questions/dates.ts'
import { foldings } from './questions/foldings.ts'
import { kana } from './questions/kana.ts'
import { names } from './questions/names.ts'
import { nativeNames } from './questions/native-names.ts'
import { numbers } from './questions/numbers.ts'
import { parts } from './questions/parts.ts'
import { plainPrefixes, prefixes } from './questions/prefixes.ts'
import { regions } from './questions/regions.ts'
import { runTogether } from './questions/run-together.ts'
import { scripts } from './questions/scripts.ts'
import { severalWords } from './questions/several-words.ts'
import { shortNames } from './questions/short-names.ts'
import { slips } from './questions/slips.ts'
import { transliterations } from './questions/transliterations.ts'

/** All questions by class. */
export const questionClasses: Readonly<Record<string, readonly Question[]>> = {
  names: names.map(byPermalinks),
  'places: cities in 17 languages': cities.flatMap(inEachLanguage),
  'places: regions in 17 languages': regions.flatMap(inEachLanguage),
  'slip: a letter missing': slips.missing.map(byPermalinks),
  'slip: a letter missing in a word of five': slips.missingOfFive.map(byPermalinks),
  'slip: a letter too many': slips.added.map(byPermalinks),
  'slip: two letters swapped': slips.swapped.map(byPermalinks),
  'slip: a wrong letter': slips.wrong.map(byPermalinks),
  'slip: in the first letter': slips.first.map(byPermalinks),
  'slip: any, drawn': drawnSlips(names).map(byPermalinks),
  'several words': severalWords.map(byPermalinks),
  'prefixes of a name': prefixes.map(byPermalinks),
  'prefixes of many names': plainPrefixes.map((text) => ({
    text,
    locale: 'en',
    isAnswer: ({ names: known }) =>
      known
        .flatMap((name) => [name, ...name.split('(')])
        .some((name) => joined(name).startsWith(joined(text))),
  })),
  'two signs': shortNames.map(byPermalinks),
  'mixed scripts': scripts.map(byPermalinks),
  transliterations: transliterations.map(byPermalinks),
  abbreviations: abbreviations.map(byPermalinks),
  'years and months': dates.map(byPermalinks),
  'words that no event has': parts.map(byPermalinks),
  'numbers beside letters': numbers.map(byPermalinks),
  'names run together': runTogether.map(byPermalinks),
  'spellings of ä, ö, ü, å and ø': foldings.map(byPermalinks),
  'other names of cities': cityAliases.map(byPermalinks),
  'readings in kana': kana.map(byPermalinks),
  'native names of events elsewhere': nativeNames.map(byPermalinks),
  "countries in the reader's language": countries.map(([country, locale, text]) => ({
    text,
    locale,
    isAnswer: (event) => event.country === country,
  })),
}

function byPermalinks([text, permalinks]: NamedQuestion): Question {
  const wanted = permalinks.split(' ')
  const isWanted = (permalink: string) => (each: string) =>
    each.endsWith('*') ? permalink.startsWith(each.slice(0, -1)) : permalink === each
  return { text, locale: 'en', isAnswer: ({ permalink }) => wanted.some(isWanted(permalink)) }
}

/** One question per spelling, in the first language that has it. Events named after a place answer it as well. */
function inEachLanguage({ place, names: spelled }: PlaceQuestion): readonly Question[] {
  const texts = spelled.split('|')
  const isThere = ({ country, city, region }: JudgedEvent): boolean =>
    country === place.country && (city === place.city || region === place.region)
  return locales.flatMap((locale, index) => {
    const text = texts[index] ?? ''
    if (texts.indexOf(text) !== index || [...text].length < 2) return []
    const named = simplified(text)
    return [
      {
        text,
        locale,
        isAnswer: (event: JudgedEvent) =>
          isThere(event) || event.names.some((name) => simplified(name).includes(named)),
      },
    ]
  })
}

/** A name may be begun with or without its spaces. */
const joined = (text: string): string => simplified(text).replaceAll(' ', '')

/** Lower case without marks, hyphens and spaces as one space. */
function simplified(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s.-]+/gu, ' ')
}
