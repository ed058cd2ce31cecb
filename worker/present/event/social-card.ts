import { statusMessages } from '../../../src/i18n/status-messages.ts'
import { dateBib, number } from '../../../src/i18n/format.ts'
import { monthSpan } from '../../../src/i18n/date-span.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import type { NoticeTone } from '../../../src/model/event/edition-status.ts'
import type { Leg } from '../../../src/model/event/kilometre-bars.ts'
import { defaultPreferences } from '../../../src/model/values/preferences.ts'
import { hueOf, sportOfCode, type Hue } from '../../../src/model/event/sports.ts'
import type { Figure } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import {
  byLength,
  drawingLegs,
  raceFigure,
  statusView,
  uniqueFigures,
} from '../cards/edition-card.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'

/** Maximum number of distances on a social card. */
const maxDistances = 4

/** Content of an edition's social card, in one language. */
export interface SocialCard {
  permalink: string
  /** ISO date of the edition's first day. */
  date: string
  name: string
  /** Locale of the name, or its BCP 47 tag. */
  nameLanguage: string
  /** "20", "9–10" */
  day: string
  weekday: string
  month: string
  sport: string
  hue: Hue
  place: string
  /** Degrees. */
  at: Point
  distances: Figure[]
  /** "+3" */
  more: string | null
  legs: Leg[]
  tag: { text: string; tone: NoticeTone } | null
  /** True if nothing starts on the date; the day is then struck out. */
  off: boolean
}

/** Status of an edition, or that its date is expected; null for a confirmed one that takes place. @param today ISO date */
export function editionTag(
  { edition }: Pick<EventFacts, 'edition'>,
  locale: Locale,
  today: string,
): SocialCard['tag'] {
  const status = statusView(edition.status)
  if (status !== null)
    return { text: statusMessages[status.meaning]({}, { locale }), tone: status.tone }
  if (edition.confirmed === 1) return null
  const label = edition.endDate < today ? m.date_was_expected : m.date_expected
  return { text: label({}, { locale }), tone: 'neutral' }
}

/** @param today ISO date */
export function presentSocialCard(facts: EventFacts, locale: Locale, today: string): SocialCard {
  const { event, edition, races } = facts
  const sport = sportOfCode(edition.sport)
  const bib = dateBib(edition.date, edition.endDate, locale)
  // One image serves all visitors, so it has the default units.
  const reader = { locale, unit: defaultPreferences.unit }
  const figures = uniqueFigures(races.toSorted(byLength).map((race) => raceFigure(race, reader)))
  const tag = editionTag(facts, locale, today)
  return {
    permalink: event.permalink,
    date: edition.date,
    name: event.name,
    nameLanguage: event.nameLanguage,
    day: bib.day,
    weekday: bib.weekday,
    month: monthSpan(edition.date, edition.endDate, locale),
    sport: sport === null ? m.sport_unknown({}, { locale }) : sportName(sport, locale),
    hue: hueOf(sport),
    at: { lat: event.lat, lon: event.lon },
    place: joined([event.city, countryName(event.country, locale)], locale),
    distances: figures.slice(0, maxDistances),
    more:
      figures.length > maxDistances ? `+${number(figures.length - maxDistances, locale)}` : null,
    legs: drawingLegs(races[0]?.legs ?? []),
    tag,
    off: tag?.tone === 'bad',
  }
}
