import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { groupName, sportName } from '../../../src/i18n/sport-names.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import type { Sport, SportGroup } from '../../../src/model/event/sports.ts'

export type SportSubject = { sport: Sport } | { group: SportGroup }

/** Word of a sport or group in paths of a language. */
export function sportWord(subject: SportSubject, locale: Locale): string {
  const words = wordsOf(locale)
  return 'sport' in subject ? words.sports[subject.sport] : words.groups[subject.group]
}

export const sportPath = (subject: SportSubject, locale: Locale): string =>
  pathOf({ to: 'sport', word: sportWord(subject, locale) }, locale)

export const subjectName = (subject: SportSubject, locale: Locale): string =>
  'sport' in subject ? sportName(subject.sport, locale) : groupName(subject.group, locale)
