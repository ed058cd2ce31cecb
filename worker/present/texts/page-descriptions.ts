import type { Locale } from '../../../src/model/locales.ts'
import type { Count, EventView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Descriptions of pages in a sentence or two, for search engines and link previews. */

interface Counts {
  events: Count
  races: Count
  countries: Count
}

export function describeHome(
  { races, countries }: Pick<Counts, 'races' | 'countries'>,
  locale: Locale,
): string {
  const to = { locale }
  const counts = { races: m.races_count(races, to), countries: m.countries_count(countries, to) }
  return m.home_description(counts, to)
}

export function describeSport(
  sport: string,
  { races, countries }: Pick<Counts, 'races' | 'countries'>,
  locale: Locale,
): string {
  const to = { locale }
  const counts = { races: m.races_count(races, to), countries: m.countries_count(countries, to) }
  return m.sport_description({ sport, ...counts }, to)
}

export function describeCalendar(
  heading: string,
  { events, races }: Pick<Counts, 'events' | 'races'>,
  locale: Locale,
): string {
  const to = { locale }
  const counts = { events: m.events_count(events, to), races: m.races_count(races, to) }
  return m.calendar_description({ heading, ...counts }, to)
}

/** An event with one of its editions. */
type Described = Pick<EventView, 'name' | 'city' | 'country'> & {
  edition: Pick<EventView['edition'], 'bib' | 'dateConfirmed' | 'past'>
}

/** @param distances of its races, as a list */
export function describeEvent(view: Described, distances: string, locale: Locale): string {
  const { name, city, country, edition } = view
  const facts = { name, date: edition.bib.full, city, country, distances }
  if (edition.dateConfirmed) return m.event_description(facts, { locale })
  return edition.past
    ? m.event_description_was_expected(facts, { locale })
    : m.event_description_expected(facts, { locale })
}
