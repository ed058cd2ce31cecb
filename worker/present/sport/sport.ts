import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { count, number } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { sportHeading } from '../texts/sport-heading.ts'
import { groupOf, hueOf, type Hue } from '../../../src/model/event/sports.ts'
import type { NearestSportsView, SportView } from '../../../src/model/views.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { SportFacts } from '../../domain/catalogue/sports/find-sport.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { editionCard } from '../cards/edition-card.ts'
import { describeSport } from '../texts/page-descriptions.ts'
import { relatedSports } from './related-sports.ts'
import { presentSeason } from '../calendar/season.ts'
import { presentLengths } from './sport-lengths.ts'
import { worldDots } from './sport-map.ts'
import { presentRecords } from './sport-records.ts'
import { sportPath, subjectName, type SportSubject } from '../paths/sport-words.ts'

const racesByKey = (rows: readonly { key: string; races: number }[]): Map<string, number> =>
  new Map(rows.map(({ key, races }) => [key, races]))

export function presentSport(
  subject: SportSubject,
  facts: SportFacts,
  reader: Reader,
  today: string,
): SportView {
  const { locale } = reader
  const sport = 'sport' in subject ? subject.sport : null
  const group = 'sport' in subject ? groupOf(subject.sport) : subject.group
  const hue = sport === null ? group : hueOf(sport)
  const criteria = { ...noCriteria, sport, group: sport === null ? group : null }
  const name = subjectName(subject, locale)
  const weeks = racesByKey(facts.weeks)
  const inSeason = (monday: string, each: Hue) => (each === hue ? (weeks.get(monday) ?? 0) : 0)
  const most = facts.countries[0]?.races ?? 1
  const races = count(facts.races, locale)
  const countries = count(facts.countries.length, locale)
  return {
    sport,
    group,
    hue,
    name,
    heading: sportHeading(name, locale),
    races,
    countries,
    calendarPath: calendarPath(criteria, locale),
    nearPath: calendarPath(criteria, locale, { near: { kind: 'me' } }),
    mapPath: calendarPath(criteria, locale, { view: 'map' }),
    upcoming: facts.upcoming.map((card) => editionCard(card, reader)),
    season: presentSeason(
      { races: inSeason, counts: facts.weekCounts, criteria, past: 0 },
      locale,
      today,
    ),
    busiest: count(Math.max(0, ...weeks.values()), locale),
    lengths: presentLengths(hue, racesByKey(facts.lengths), criteria, reader),
    byCountry: facts.countries.map((row) => ({
      label: countryName(row.key, locale),
      races: number(row.races, locale),
      share: Math.round((row.races / most) * 1000) / 10,
      path: calendarPath({ ...criteria, country: row.key }, locale),
    })),
    dots: worldDots(facts.squares),
    ...presentRecords(facts, reader),
    related: relatedSports(subject, facts.sports, locale),
    groupPath: sport === null ? null : sportPath({ group }, locale),
    description: describeSport(name, { races, countries }, locale),
    alternates: Object.fromEntries(locales.map((each) => [each, sportPath(subject, each)])),
  }
}

export const presentNearestSports = (
  subjects: readonly SportSubject[],
  locale: Locale,
): NearestSportsView => ({
  nearest: subjects.map((subject) => ({
    label: subjectName(subject, locale),
    path: sportPath(subject, locale),
  })),
})
