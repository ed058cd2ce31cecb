import { count } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { breakableName } from '../texts/sport-heading.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import { groupOf, hueOf, sportGroups, type Sport } from '../../../src/model/event/sports.ts'
import type { SportView } from '../../../src/model/views.ts'
import { sportPath, type SportSubject } from '../paths/sport-words.ts'

/** Similar sports of other groups, for groups of few sports. */
const similar: Partial<Record<Sport, readonly Sport[]>> = {
  run: ['walk', 'triathlon'],
  trail: ['walk', 'skimo'],
  obstacle: ['raid', 'orienteering'],
  cycling: ['triathlon'],
  gravel: ['raid'],
  mtb: ['raid'],
  cyclocross: ['duathlon'],
}

/** Sports to go on to: the others of the group and similar ones, those with most races first. */
export function relatedSports(
  subject: SportSubject,
  races: ReadonlyMap<string, number>,
  locale: Locale,
): SportView['related'] {
  const sport = 'sport' in subject ? subject.sport : null
  const group = 'sport' in subject ? groupOf(subject.sport) : subject.group
  const others = sportGroups[group].filter((each) => each !== sport)
  return [...others, ...(sport === null ? [] : (similar[sport] ?? []))]
    .map((each) => ({
      sport: each,
      hue: hueOf(each),
      name: breakableName(sportName(each, locale), locale),
      path: sportPath({ sport: each }, locale),
      races: count(races.get(each) ?? 0, locale),
    }))
    .toSorted((a, b) => b.races.count - a.races.count)
}
