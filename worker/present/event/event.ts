import { figureText } from '../../../src/i18n/figure-text.ts'
import { dayRange, monthName, year } from '../../../src/i18n/format.ts'
import { list } from '../../../src/i18n/names.ts'
import { wayOff } from '../../../src/i18n/lengths.ts'
import { headingPhrases, headingSize } from '../texts/heading-phrases.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { socialCardPath } from '../../../src/model/event/social-card.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'
import { createMemo } from '../../../src/model/values/memo.ts'
import { type UsualDate, usualDateIn } from '../../../src/model/event/usual-date.ts'
import type { EventView } from '../../../src/model/views.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import { nextOrLast } from '../../domain/catalogue/editions/next-or-last.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { lowestPrice } from '../../domain/catalogue/races/price-steps.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { addToCalendar } from './add-to-calendar.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { presentEdition } from './edition.ts'
import { feedbackLinks } from '../community/feedback.ts'
import { presentDay } from './event-day.ts'
import { presentDrawings } from './event-drawings.ts'
import { presentNumbers } from './event-numbers.ts'
import { presentTexts } from './event-texts.ts'
import { presentPriceSources, presentSources } from './event-sources.ts'
import { analyticsExtra, byLength, editionCard, statusView } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import { presentRace } from './race.ts'
import { presentSocialCard } from './social-card.ts'

/** Number of years over which a rule must keep to one month. */
const yearsOfMonth = 12

const monthsOfRules = createMemo<number | null>(5000)

/** Number of the month in which a rule's editions begin; null if it differs between the years. */
const monthOfRule = (rule: UsualDate, thisYear: number): number | null =>
  monthsOfRules(`${thisYear} ${JSON.stringify(rule)}`, () => {
    const months = Array.from({ length: yearsOfMonth }, (_, ahead) =>
      usualDateIn(thisYear + ahead, rule)?.date.slice(5, 7),
    ).filter((month) => month !== undefined)
    const [first] = months
    return first === undefined || months.some((month) => month !== first) ? null : Number(first)
  })

/** Name of the month in which a rule's editions begin; null without a rule, or if it differs between the years. */
function usualMonth(rule: UsualDate | null, today: string, locale: Locale): string | null {
  const month = rule === null ? null : monthOfRule(rule, Number(today.slice(0, 4)))
  return month === null ? null : monthName(month, locale)
}

function similarReason(facts: EventFacts, card: EventFacts['similar'][number], reader: Reader) {
  const km = greatCircleKm(facts.event, card)
  return {
    weekend: Math.abs(daysBetween(facts.edition.date, card.date)) <= 3,
    sport: card.sport === facts.edition.sport,
    distance: wayOff(km, reader),
  }
}

export function presentEvent(facts: EventFacts, reader: Reader, today: string): EventView {
  const { locale } = reader
  const { event, edition } = facts
  const sport = sportOfCode(edition.sport)
  const names = new Set([...Object.values(event.names), event.originalName])
  names.delete(event.name)
  const next = nextOrLast(facts.editions, today)
  // The edition of the undated page has no dated URL, so that search engines find one page, not two.
  const dateOf = edition.id === next?.id ? undefined : edition.date
  const races = facts.races.toSorted(byLength)
  return {
    permalink: event.permalink,
    name: event.name,
    nameLang: foreignTag(event.nameLanguage, locale),
    heading: {
      phrases: headingPhrases(event.name, event.nameLanguage || locale),
      size: headingSize(event.name),
    },
    analytics: analyticsExtra(event, lowestPrice(facts.races, today)?.amountEur ?? null),
    otherNames: [...names],
    city: event.city,
    country: countryName(event.country, locale),
    countryCode: event.country,
    region: event.region,
    placePath: calendarPath(
      { ...noCriteria, country: event.country, city: event.citySlug },
      locale,
    ),
    countryPath: calendarPath({ ...noCriteria, country: event.country }, locale),
    sportPath:
      sport === null
        ? calendarPath(noCriteria, locale)
        : pathOf({ to: 'sport', word: wordsOf(locale).sports[sport] }, locale),
    venue: event.venue?.text ?? null,
    venueLang: event.venue === null ? null : foreignTag(event.venue.language, locale),
    lat: event.lat,
    lon: event.lon,
    sport,
    hue: hueOf(sport),
    site: event.url,
    sources: presentSources(event, locale),
    since: event.since === null ? null : year(`${event.since}-01-01`, locale),
    usualMonth: usualMonth(event.usualDate, today, locale),
    organiser:
      event.organiser === null || event.organiserPermalink === null
        ? null
        : {
            permalink: event.organiserPermalink,
            name: event.organiser.text,
            nameLang: foreignTag(event.organiser.language, locale),
            site: event.organiserSite,
          },
    edition: presentEdition(facts, locale, today),
    races: races.map((race) => presentRace(race, edition, reader, today)),
    priceSources: presentPriceSources(races, locale),
    ...presentDrawings(races, reader),
    ...presentTexts(facts.texts, event.originalLanguage, locale),
    day: presentDay(facts, races, reader),
    numbers: presentNumbers(facts, races, reader),
    editions: facts.editions.map((entry) => ({
      date: entry.date,
      year: year(entry.date, locale),
      label: dayRange(entry.date, entry.endDate, locale),
      place: entry.cityId === edition.cityId ? null : entry.city,
      current: entry.id === edition.id,
      status: statusView(entry.status),
      confirmed: entry.confirmed === 1,
      next: entry.id === next?.id,
    })),
    calendar: addToCalendar(facts, reader, today),
    feedback: feedbackLinks(event.permalink, locale),
    similar: facts.similar.map((card) => ({
      card: editionCard(card, reader, today),
      reason: similarReason(facts, card, reader),
    })),
    card: socialCardPath(
      locale,
      { permalink: event.permalink, date: edition.date },
      presentSocialCard(facts, locale),
    ),
    alternates: Object.fromEntries(
      locales.map((each) => [
        each,
        pathOf({ to: 'event', permalink: event.permalink, date: dateOf }, each),
      ]),
    ),
  }
}

/** Distances for the description of the page: "42.2 km, 21.1 km and 10 km"; the sports if no distance is known. */
export function distanceList(view: EventView, locale: Locale): string {
  const figures = view.races.flatMap((race) =>
    race.distance === null ? [] : [figureText(race.distance, locale)],
  )
  if (figures.length > 0) return list([...new Set(figures)].slice(0, 5), locale)
  const sports = view.races.flatMap((race) =>
    race.sport === null ? [] : [sportName(race.sport, locale)],
  )
  return list([...new Set(sports)].slice(0, 5), locale)
}
