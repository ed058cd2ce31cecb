import { count, monthAndYear, number } from '../../src/i18n/format.ts'
import { upperFirst } from '../../src/i18n/joins.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { presetsFor } from '../../src/model/distance-presets.ts'
import { groupOf, hueOf, sportGroups, type Sport, type SportGroup } from '../../src/model/sports.ts'
import type { NearestSportsView, SportView } from '../../src/model/views.ts'
import { noCriteria } from '../domain/calendar/criteria.ts'
import { countryName } from '../../src/i18n/countries/country-names.ts'
import type { SportFacts } from '../domain/catalogue/sports/find-sport.ts'
import { calendarPath } from './calendar-path.ts'
import { editionCard } from './edition-card.ts'
import { groupName, presetLabel, sportName } from '../../src/i18n/sport-names.ts'

export type SportSubject = { sport: Sport } | { group: SportGroup }

/** Word of a sport or group in paths of a language. */
export function sportWord(subject: SportSubject, locale: Locale): string {
  const words = wordsOf(locale)
  return 'sport' in subject ? words.sports[subject.sport] : words.groups[subject.group]
}

export function presentSport(
  subject: SportSubject,
  facts: SportFacts,
  reader: Reader,
  today: string,
): SportView {
  const { locale } = reader
  const sport = 'sport' in subject ? subject.sport : null
  const group = 'sport' in subject ? groupOf(subject.sport) : subject.group
  const criteria = { ...noCriteria, sport, group: sport === null ? group : null }
  const pathOfSport = (each: Sport) =>
    pathOf({ to: 'sport', word: sportWord({ sport: each }, locale) }, locale)
  return {
    sport,
    group,
    hue: sport === null ? group : hueOf(sport),
    races: count(facts.races, locale),
    countries: count(facts.countries.length, locale),
    calendarPath: calendarPath(criteria, locale),
    upcoming: facts.upcoming.map((card) => editionCard(card, reader, today)),
    months: facts.months.map((row) => ({
      label: upperFirst(monthAndYear(row.month, locale), locale),
      races: number(row.races, locale),
      path: calendarPath({ ...criteria, month: row.month }, locale),
    })),
    byCountry: facts.countries.map((row) => ({
      label: countryName(row.code, locale),
      races: number(row.races, locale),
      path: calendarPath({ ...criteria, country: row.code }, locale),
    })),
    distances: presetsFor(group).map((preset) => ({
      preset,
      label: presetLabel(preset, locale),
      path: calendarPath({ ...criteria, distance: preset }, locale),
    })),
    related: sportGroups[group]
      .filter((each) => each !== sport)
      .map((each) => ({
        sport: each,
        path: pathOfSport(each),
        races: number(facts.sports.get(each) ?? 0, locale),
      })),
    groupPath:
      sport === null ? null : pathOf({ to: 'sport', word: sportWord({ group }, locale) }, locale),
    alternates: Object.fromEntries(
      locales.map((each) => [each, pathOf({ to: 'sport', word: sportWord(subject, each) }, each)]),
    ),
  }
}

export function presentNearestSports(
  subjects: readonly SportSubject[],
  locale: Locale,
): NearestSportsView {
  return {
    nearest: subjects.map((subject) => ({
      label:
        'sport' in subject ? sportName(subject.sport, locale) : groupName(subject.group, locale),
      path: pathOf({ to: 'sport', word: sportWord(subject, locale) }, locale),
    })),
  }
}
