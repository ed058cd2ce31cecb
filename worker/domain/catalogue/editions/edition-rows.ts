import { sportCodes } from '../../../../src/model/event/sports.ts'
import { endOffsetOf } from '../../../time/local-day.ts'
import type { EventRows, LastIds } from '../events/row-tables.ts'
import { addRace } from '../races/race-rows.ts'
import type { PlannedEdition } from './plan-editions.ts'

interface EditionOfEvent {
  eventId: number
  city: { id: number; zone: string }
  planned: PlannedEdition
  /** ISO date on which the edition enters the catalogue. */
  today: string
  euro: (amount: number, currency: string) => number
}

/** Adds an edition and its races to the rows. */
export function addEdition(rows: EventRows, ids: LastIds, edition: EditionOfEvent): void {
  const { eventId, city, planned, today, euro } = edition
  const [first] = planned.races
  const editionId = (ids.edition += 1)
  const { place, registration: signUp } = planned.known ?? {}
  rows.edition.push({
    id: editionId,
    eventId,
    date: planned.date,
    endDate: planned.endDate,
    dateConfirmed: planned.confirmed,
    sport: first === undefined ? 0 : sportCodes[first.sport],
    status: planned.known?.status ?? null,
    previousDate: planned.previousDate,
    cityId: city.id,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    venue: place?.venue ?? null,
    venueNames: JSON.stringify(place?.venueNames ?? {}),
    zone: city.zone,
    endOffset: endOffsetOf(city.zone, planned.endDate),
    signUpStartsOn: signUp?.opens ?? null,
    signUpEndsOn: signUp?.closes ?? null,
    signUpUrl: signUp?.url ?? null,
    signUpProvider: signUp?.provider ?? null,
    signUpSource: signUp?.source ?? null,
    signUpCheckedOn: signUp?.checked ?? null,
    maxParticipants: planned.known?.capacity ?? null,
    version: 0,
    addedOn: today,
  })
  const { date } = planned
  for (const [ordinal, { price, ...facts }] of planned.races.entries()) {
    const ofEdition = price?.edition === planned.known?.date ? price : undefined
    addRace(rows, ids, { editionId, ordinal, date, facts, price: ofEdition, euro })
  }
}
