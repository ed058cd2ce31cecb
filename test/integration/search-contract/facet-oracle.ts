import type { Facets } from '../../../worker/search/port/facets.ts'
import type { SearchFilters } from '../../../worker/search/port/filters.ts'
import type { SearchQuery } from '../../../worker/search/port/calendar.ts'
import type { EventDocument } from '../../../worker/search/port/event-document.ts'
import { day, listed } from './calendar-oracle.ts'
import { firstDate, noonOf } from './day-oracle.ts'
import { placeOf } from './place-oracle.ts'

/** The total with each option, queried one by one. */
export function facetOracle(
  events: EventDocument[],
  { filters, today, ranges = new Map() }: Pick<SearchQuery, 'filters' | 'today' | 'ranges'>,
  now = noonOf(today),
): Omit<Facets, 'lengths'> {
  const total = (change: Partial<SearchFilters>): number =>
    listed(events, { ...filters, ...change }, today, now).length
  const counts = <Key>(keys: Iterable<Key>, change: (key: Key) => Partial<SearchFilters>) =>
    new Map(
      [...new Set(keys)].map((key) => [key, total(change(key))] as const).filter(([, n]) => n > 0),
    )
  const races = events.flatMap((event) => event.editions.flatMap((edition) => edition.races))
  const places = events.flatMap((event) => event.editions.map((edition) => placeOf(event, edition)))
  const inCountry = filters.country === undefined ? [] : places
  const local = { region: undefined, cityId: undefined }
  const firstDay = firstDate(now)
  const months = new Set<string>()
  for (const { editions } of events)
    for (const { date, endDate } of editions)
      for (let at = day(date); at <= day(endDate); at += 1)
        if (at >= day(firstDay)) months.add(new Date(at * 86_400_000).toISOString().slice(0, 7))
  const monthDays = (month: string) => {
    const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    const from = `${month}-01`
    return { from: from < firstDay ? firstDay : from, to: end.toISOString().slice(0, 10) }
  }
  return {
    sport: counts(
      races.map((race) => race.sport),
      (sport) => ({ sport, group: undefined }),
    ),
    group: counts(['run', 'cycling', 'water', 'multi'] as const, (group) => ({
      group,
      sport: undefined,
    })),
    preset: counts(
      ['5k', '10k', 'half', 'marathon', '50k', '100k', '100mi', 'timed', 'middle', 'full'] as const,
      (preset) => ({ preset }),
    ),
    country: counts(
      places.map(({ country: code }) => code),
      (country) => ({ country, ...local }),
    ),
    region: counts(
      inCountry.map(({ region }) => region).filter((name) => name !== ''),
      (region) => ({ ...local, region }),
    ),
    city: counts(
      inCountry.map(({ cityId }) => cityId),
      (cityId) => ({ ...local, cityId }),
    ),
    month: counts(months, (month) => ({ ...monthDays(month), also: undefined })),
    signUp: counts(['soon', 'open', 'closing', 'sold-out', 'closed'] as const, (signUp) => ({
      signUp,
    })),
    format: counts(['in-person', 'hybrid', 'virtual'] as const, (format) => ({ format })),
    team: counts(['solo', 'team'] as const, (team) => ({ team })),
    rating: counts([3, 4, 4.5], (minRating) => ({ minRating })),
    language: counts(
      events.map((event) => event.language.split('-')[0] ?? ''),
      (language) => ({ language }),
    ),
    radius: counts(filters.near === undefined ? [] : [10, 25, 50, 100, 250], (km) => ({
      near: filters.near === undefined ? undefined : { ...filters.near, km },
    })),
    free: total({ maxPriceEur: 0 }),
    priced: total({ maxPriceEur: Number.MAX_VALUE }),
    confirmed: total({ includeExpected: false }),
    range: counts(ranges.keys(), (name) => ({ ...ranges.get(name), also: undefined })),
  }
}
