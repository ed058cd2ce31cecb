import type { Reader } from '../../../src/i18n/reader.ts'
import { takesPlace } from '../../../src/model/event/edition-status.ts'
import type { EventView, LocatorMapView } from '../../../src/model/views.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { ReadFile } from '../../http/static-files.ts'
import { locatorMap } from '../../maps/locator-map.ts'

/** Pixels at which the event's page shows its locator map. */
const size = { width: 360, height: 240 }

/** The locator map of an event: its pin has the first day, unless the edition does not take place on it. */
export async function presentLocatorMap(
  { event }: EventFacts,
  { edition }: EventView,
  reader: Reader,
  read: ReadFile,
): Promise<LocatorMapView | null> {
  const isHeld = takesPlace(edition.status?.status ?? null)
  const [firstDay = null] = edition.bib.day.split('–')
  const pin = { day: isHeld ? firstDay : null }
  return await locatorMap({ place: event, name: event.city, ...size, pin }, reader, read)
}
