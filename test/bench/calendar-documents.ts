import { readCities } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { scaleCatalogue } from '../../worker/catalogue/scale/scale-catalogue.ts'
import type { EventRows } from '../../worker/domain/catalogue/events/row-tables.ts'
import {
  raceFlags,
  type StoredEdition,
} from '../../worker/search/embedded/calendar/columns/stored-edition.ts'
import { dayNumber, editionKey } from '../../worker/search/embedded/ordered-keys.ts'

/** Day of the synthetic catalogue and of the questions. */
export const calendarToday = '2026-11-21'

/** An edition as the calendar stores it, and its key in the order of the calendar. */
export interface SortedEdition {
  sort: number
  row: StoredEdition
}

/** Editions ahead of a synthetic catalogue. They need no database, so that a million take minutes. */
export function* calendarEditions(events: number): Generator<SortedEdition> {
  const cities = new Map(readCities().map((city) => [city.id, city]))
  const now = `${calendarToday}T09:00:00.000Z`
  const options = { events, seed: 1, cities: [...cities.values()], today: calendarToday, now }
  for (const rows of scaleCatalogue({ ...options, portion: 1000 })) {
    const eventOf = new Map(rows.event.map((event) => [event.id, event]))
    const races = groupedRaces(rows)
    for (const edition of rows.edition) {
      const event = eventOf.get(edition.eventId)
      const city = cities.get(edition.cityId)
      if (event === undefined || city === undefined || edition.endDate < calendarToday) continue
      const editionId = edition.id ?? 0
      const day = dayNumber(edition.date)
      const row: StoredEdition = {
        editionId,
        eventId: edition.eventId,
        day,
        endDay: dayNumber(edition.endDate),
        endOffset: edition.endOffset ?? 0,
        addedDay: dayNumber(calendarToday),
        opens: dayOrNull(edition.signUpStartsOn),
        closes: dayOrNull(edition.signUpEndsOn),
        confirmed: edition.dateConfirmed,
        takesPlace: edition.status === null,
        format: 0,
        country: city.country,
        region: city.region,
        cityId: city.id,
        lat: event.lat,
        lon: event.lon,
        language: event.nameLanguage,
        organiserId: event.organiserId ?? null,
        rating: null,
        terminated: false,
        races: races.get(editionId) ?? [],
      }
      yield { sort: editionKey(day, event.weight ?? 1, editionId), row }
    }
  }
}

const dayOrNull = (date: string | null | undefined): number | null =>
  date === null || date === undefined ? null : dayNumber(date)

function groupedRaces(rows: EventRows): Map<number, StoredEdition['races']> {
  const priceOf = new Map(rows.ticket_price.map((price) => [price.raceId, price]))
  const races = new Map<number, StoredEdition['races']>()
  for (const race of rows.race) {
    const list = races.get(race.editionId) ?? []
    const price = priceOf.get(race.id ?? 0)
    const flags = raceFlags.solo | ((race.seconds ?? null) === null ? 0 : raceFlags.timed)
    list.push([
      race.sport,
      race.metres ?? null,
      race.gainMetres ?? null,
      price === undefined ? [] : [[price.amountEur, null, dayOrNull(price.validUntil)]],
      flags,
      null,
    ])
    races.set(race.editionId, list)
  }
  return races
}
