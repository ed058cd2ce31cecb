import type { EventView } from '../../../model/views.ts'

type LocatedEvent = Pick<
  EventView,
  'venue' | 'city' | 'region' | 'countryCode' | 'lat' | 'lon' | 'site'
>

const place = (event: LocatedEvent): object => ({
  '@type': 'Place',
  name: event.venue ?? event.city,
  address: {
    '@type': 'PostalAddress',
    addressLocality: event.city,
    ...(event.region === '' ? {} : { addressRegion: event.region }),
    addressCountry: event.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: event.lat, longitude: event.lon },
})

/** schema.org Place, VirtualLocation or both, by attendance mode. @param page full URL, for online events without a site */
export function eventLocation(
  event: LocatedEvent,
  attendance: 'Offline' | 'Online' | 'Mixed',
  page: string,
): object {
  if (attendance === 'Offline') return place(event)
  const online = { '@type': 'VirtualLocation', url: event.site ?? page }
  return attendance === 'Online' ? online : [place(event), online]
}
