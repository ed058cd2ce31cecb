import '../../../src/i18n/all-words.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { wordsOf } from '../../../src/i18n/words.ts'

/** Words of sports, groups and distances in paths: they mean that wherever they stand, so no place may be called so. */
export function criteriaWords(locale: Locale): string[] {
  const { sports, groups, distances } = wordsOf(locale)
  return [sports, groups, distances].flatMap((words) => Object.values(words))
}
