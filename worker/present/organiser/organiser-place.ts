import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import type {
  PinView,
  PlaceMapView,
  PlaceView,
} from '../../../src/model/schemas/organiser/organiser-place.ts'
import type { PinFacts, PlaceFacts } from '../../domain/catalogue/places/find-places.ts'
import type { ReadFile } from '../../http/static-files.ts'
import { locatorMap } from '../../maps/locator-map.ts'

export function presentPlace({ region, country, ...place }: PlaceFacts, locale: Locale): PlaceView {
  const parts = [region, countryName(country, locale)].filter((part) => part !== '')
  return { ...place, area: joined(parts, locale) }
}

export const presentPin = ({ city, isInCountry }: PinFacts, locale: Locale): PinView => ({
  city: city === null ? null : presentPlace(city, locale),
  isInCountry,
})

/** Pixels of the editor's map, and the kilometres that 360 of them show: a course's town with its surroundings. */
const size = { width: 576, height: 300 }
const kmAcross = 24

/** Map around the pin of an event. */
export async function presentPlaceMap(
  place: Point,
  name: string,
  reader: Reader,
  read: ReadFile,
): Promise<PlaceMapView> {
  const input = { place, name, ...size, kmAcross, pin: { day: null } }
  return { plate: await locatorMap(input, reader, read), kmPerPixel: kmAcross / 360 }
}
