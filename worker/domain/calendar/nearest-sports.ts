import type { Locale } from '../../../src/model/locales.ts'
import type { Sport, SportGroup } from '../../../src/model/event/sports.ts'
import { criteriaVocabulary, type CriteriaWord } from './criteria-vocabulary.ts'
import { nearestWords } from './nearest-words.ts'

type Subject = { sport: Sport } | { group: SportGroup }

const maxSuggestions = 5

function subjectOf({ part: { sport, group } }: CriteriaWord): Subject | null {
  if (sport) return { sport }
  return group ? { group } : null
}

/** Sports and groups spelt nearly like an unknown word, nearest first; words of all 17 languages count. */
export function nearestSports(word: string, locale: Locale): Subject[] {
  const words = criteriaVocabulary().filter((each) => subjectOf(each) !== null)
  const nearest = nearestWords(word, words, locale)
    .map(subjectOf)
    .filter((subject) => subject !== null)
  const distinct = new Map(nearest.map((subject) => [JSON.stringify(subject), subject]))
  return [...distinct.values()].slice(0, maxSuggestions)
}
