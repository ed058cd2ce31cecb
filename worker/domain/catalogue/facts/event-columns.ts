import type { EventFacts, PlaceFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { cellOf } from '../events/cell-of.ts'
import { required } from './required.ts'

export interface CityPoint {
  lat: number
  lon: number
  /** IANA zone. */
  zone: string
}

interface Cities {
  cities: ReadonlyMap<number, CityPoint>
}

/** Zone and point of a place; without a pin, the point of its city. */
export function pointOf({ cityId, lat, lon }: PlaceFacts, cities: Cities['cities']) {
  const city = required(cities.get(required(cityId, 'place.cityId')), 'place.cityId')
  return { zone: city.zone, lat: lat ?? city.lat, lon: lon ?? city.lon }
}

export type EventColumns = ReturnType<typeof eventColumns>

/** Columns of the event itself. */
export function eventColumns(facts: EventFacts, { cities }: Cities) {
  const { place } = facts
  const { lat, lon } = pointOf(place, cities)
  return {
    name: required(facts.name, 'name'),
    nameLanguage: required(facts.nameLanguage, 'nameLanguage'),
    cityId: required(place.cityId, 'place.cityId'),
    town: place.town,
    venue: place.venue,
    venueNames: JSON.stringify(place.venueNames),
    lat,
    lon,
    cell: cellOf(lat, lon),
    url: facts.url,
    facebook: facts.facebook,
    instagram: facts.instagram,
    twitter: facts.twitter,
    youtube: facts.youtube,
    contactEmail: facts.contactEmail,
    since: facts.since,
    usualDate: facts.usualDate === null ? null : JSON.stringify(facts.usualDate),
  }
}
