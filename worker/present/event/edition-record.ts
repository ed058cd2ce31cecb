import { countryName } from '../../../src/i18n/countries/country-names.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { FeedFacts } from '../../domain/catalogue/feeds/find-feed-editions.ts'
import { raceLine, statusNotice } from '../feeds/feed.ts'

/** Columns of an exported edition, in their order. Their names are stable, so that a spreadsheet can rely on them. */
export const editionColumns = [
  'event',
  'name',
  'date',
  'end_date',
  'date_confirmed',
  'status',
  'city',
  'country',
  'sport',
  'races',
  'url',
] as const

/** An edition as a row of an exported list, in one language. */
export type EditionRecord = Record<
  (typeof editionColumns)[number],
  string | boolean | string[] | null
>

/** @param origin of the site, for the URL of the event; `today` is an ISO date */
export function editionRecord(
  facts: FeedFacts,
  reader: Measurer,
  { origin, today }: { origin: string; today: string },
): EditionRecord {
  const { locale } = reader
  const { permalink, date } = facts
  const sport = sportOfCode(facts.sport)
  return {
    event: permalink,
    name: facts.name,
    date,
    end_date: facts.endDate,
    date_confirmed: facts.confirmed === 1,
    status: statusNotice(facts, locale, today)?.label ?? null,
    city: facts.city,
    country: countryName(facts.country, locale),
    sport: sport === null ? m.sport_unknown({}, { locale }) : sportName(sport, locale),
    races: facts.races.map((race) => raceLine(race, reader)),
    url: origin + pathOf({ to: 'event', permalink, date }, locale),
  }
}
