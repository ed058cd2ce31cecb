import { dateBib } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { LocatorMapView } from '../../../src/model/views.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import type { ReadFile } from '../../http/static-files.ts'
import { locatorMap } from '../../maps/locator-map.ts'

/** Pixels at which pages of words show a map. */
const size = { width: 720, height: 300 }

/** The map of the place of an event, with its first day on the pin; null for an event that has gone. */
export async function presentPlate(
  card: CardFacts | undefined,
  reader: Reader,
  read: ReadFile,
): Promise<LocatorMapView | null> {
  if (card === undefined) return null
  const [day = null] = dateBib(card.date, card.endDate, reader.locale).day.split('–')
  const pin = { day: card.status === null ? day : null }
  return await locatorMap({ place: card, name: card.city, ...size, pin }, reader, read)
}
