import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import * as v from 'valibot'
import { unflattenDocument, flattenDocument } from '../../../../src/model/documents/paths.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { isLocale } from '../../../../src/model/locales.ts'
import { isEditionStatus } from '../../../../src/model/event/edition-status.ts'
import {
  eventTextKinds,
  type EditionFacts,
  type EventFacts,
  type PlaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import { usualDate } from '../../../../src/model/schemas/event/usual-date.ts'
import { raceFactsOf } from './race-facts.ts'
import { textsOf, type StoredRows } from './stored-rows.ts'

/** The facts that rows state. A point equal to that of its city is none: no one has set a pin. */
export function factsOfRows(rows: StoredRows): EventFacts {
  const { event: stored, cities } = rows
  const texts = emptyEvent().texts
  for (const { kind, locale, text } of rows.texts) {
    const known = eventTextKinds.find((each) => each === kind)
    if (known !== undefined && isLocale(locale)) texts[known][locale] = text
  }
  const names = rows.names.flatMap(({ locale, name }) => (isLocale(locale) ? [[locale, name]] : []))
  const facts = {
    name: stored.name,
    nameLanguage: stored.nameLanguage,
    names: Object.fromEntries(names),
    place: placeOf(stored, cities),
    url: stored.url,
    facebook: stored.facebook,
    instagram: stored.instagram,
    twitter: stored.twitter,
    youtube: stored.youtube,
    contactEmail: stored.contactEmail,
    since: stored.since,
    usualDate:
      stored.usualDate === null
        ? null
        : v.parse(v.pipe(v.string(), v.parseJson(), usualDate), stored.usualDate),
    texts,
    editions: rows.editions.map((row) => editionOf(row, rows)),
  } satisfies EventFacts
  return unflattenDocument(eventShape, flattenDocument(eventShape, facts))
}

interface Point {
  cityId: number
  town: string | null
  lat: number | null
  lon: number | null
  venue: string | null
  venueNames: string
}

function placeOf(row: Point, cities: StoredRows['cities']): PlaceFacts {
  const { cityId, town, lat, lon, venue } = row
  const home = cities.find(({ id }) => id === cityId)
  const isCity = town === null && home?.lat === lat && home?.lon === lon
  const pin = isCity ? { lat: null, lon: null } : { lat, lon }
  return { cityId, town, ...pin, venue, venueNames: textsOf(row.venueNames) }
}

function editionOf(row: StoredRows['editions'][number], rows: StoredRows): EditionFacts {
  return {
    key: String(row.id),
    date: row.date,
    endDate: row.endDate,
    dateConfirmed: row.dateConfirmed,
    status: row.status !== null && isEditionStatus(row.status) ? row.status : null,
    previousDate: row.previousDate,
    statusReason: textsOf(row.statusReason),
    entriesNote: textsOf(row.entriesNote),
    place: row.lat === null ? null : placeOf(row, rows.cities),
    registrationStartsOn: row.signUpStartsOn,
    registrationEndsOn: row.signUpEndsOn,
    registrationUrl: row.signUpUrl,
    maxParticipants: row.maxParticipants,
    races: rows.races
      .filter(({ editionId }) => editionId === row.id)
      .map((each) => raceFactsOf(each, rows)),
  }
}
