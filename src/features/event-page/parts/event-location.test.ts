import { expect, test } from 'vitest'
import { eventLocation } from './event-location.ts'

const event = {
  venue: null,
  city: 'Oslo',
  region: '',
  countryCode: 'NO',
  lat: 59.9,
  lon: 10.7,
  site: 'https://organiser.example/',
}
const page = 'https://startline.example/event/x'
const place = expect.objectContaining({ '@type': 'Place', name: 'Oslo' })
const online = { '@type': 'VirtualLocation', url: 'https://organiser.example/' }

test('an on-site edition has a Place, an online one a VirtualLocation, a mixed one both', () => {
  expect(eventLocation(event, 'Offline', page)).toEqual(place)
  expect(eventLocation(event, 'Online', page)).toEqual(online)
  expect(eventLocation(event, 'Mixed', page)).toEqual([place, online])
})

test('the VirtualLocation of an event without a site has the URL of the event page', () => {
  expect(eventLocation({ ...event, site: null }, 'Online', page)).toEqual({
    ...online,
    url: page,
  })
})
