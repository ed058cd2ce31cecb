import '../../../src/i18n/all-words.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { wordsOf } from '../../../src/i18n/words.ts'

/** Words of sports, groups and distances in paths. No place may have such a slug, because the path would be ambiguous. */
export function criteriaWords(locale: Locale): string[] {
  const { sports, groups, distances } = wordsOf(locale)
  return [sports, groups, distances].flatMap((words) => Object.values(words))
}
