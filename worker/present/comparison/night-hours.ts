import { figure } from '../../../src/i18n/format.ts'
import { editionStatusTable, takesPlace } from '../../../src/model/event/edition-status.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Figure } from '../../../src/model/views.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { sunOf } from '../../time/sun.ts'
import { statusView } from '../cards/edition-card.ts'
import { raceDate } from '../event/race.ts'

/** Hours from sunset to sunrise on the day of a race, to a tenth; null for an edition without a day at a place. */
export function nightHours(
  { event, edition }: EventFacts,
  race: RaceRow,
  locale: Locale,
): Figure | null {
  const status = statusView(edition.status)?.status ?? null
  if (!takesPlace(status)) return null
  if (status !== null && editionStatusTable[status].attendance === 'Online') return null
  const place = { lat: event.lat, lon: event.lon, zone: edition.zone }
  const { light } = sunOf(place, raceDate(race, edition) ?? edition.date)
  if (light === 'always') return figure(0, 'hour', locale)
  if (light === 'never') return figure(24, 'hour', locale)
  return figure(24 - (light.to - light.from), 'hour', locale)
}
