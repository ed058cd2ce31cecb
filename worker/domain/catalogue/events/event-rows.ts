import { addEdition } from '../editions/edition-rows.ts'
import { planEditions, usualDateOf } from '../editions/plan-editions.ts'
import { createOrganiserRows } from '../organisers/organiser-rows.ts'
import { cellOf } from './cell-of.ts'
import type { EventInput, PlaceInput } from './event-input.ts'
import { noIds, noRows, type EventRows } from './row-tables.ts'

interface RowOptions {
  /** ISO date and ISO instant. */
  today: string
  now: string
  /** Finds the city of a place of the event: its id and IANA zone. */
  cityOf: (place: PlaceInput) => { id: number; zone: string }
  /** Converts an amount into euro. */
  euro: (amount: number, currency: string) => number
}

/**
 * Turns facts of events into rows of an empty database, with ids from 1 in the order of the input. Adds the next
 * edition by the usual date if none is announced.
 */
export function eventRows(
  events: readonly EventInput[],
  { today, now, cityOf, euro }: RowOptions,
): EventRows {
  const rows = noRows()
  const ids = noIds()
  const organiserIdOf = createOrganiserRows(rows, ids)
  for (const facts of events) {
    const eventId = (ids.event += 1)
    const { place } = facts
    const city = cityOf(place)
    const usualDate = usualDateOf(facts)
    rows.event.push({
      id: eventId,
      permalink: facts.permalink,
      name: facts.name,
      nameLanguage: facts.otherLanguage ?? facts.language,
      organiserId: organiserIdOf(facts.organiser),
      cityId: city.id,
      venue: place.venue ?? null,
      venueNames: JSON.stringify(place.venueNames),
      lat: place.lat,
      lon: place.lon,
      cell: cellOf(place.lat, place.lon),
      url: facts.site ?? null,
      sources: JSON.stringify(
        facts.sources.map(({ url, facts: groups, check }) => ({ url, facts: groups, check })),
      ),
      sourceUrl: facts.sources[0]?.url ?? '',
      checkedOn: '',
      since: facts.since ?? null,
      usualDate: usualDate === null ? null : JSON.stringify(usualDate),
      weight: facts.weight,
      updatedAt: now,
    })
    for (const [locale, name] of Object.entries(facts.names))
      rows.event_text.push({ eventId, locale, name })
    for (const planned of planEditions(facts, today)) {
      addEdition(rows, ids, {
        eventId,
        city: cityOf(planned.known?.place ?? place),
        planned,
        today,
        euro,
      })
    }
  }
  return rows
}
