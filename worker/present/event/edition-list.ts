import { dayRange, year } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { EventView } from '../../../src/model/views.ts'
import { nextOrLast } from '../../domain/catalogue/editions/next-or-last.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { statusView } from '../cards/edition-card.ts'

/** All editions of an event, for the list of its years. */
export function presentEditions(
  { edition, editions }: EventFacts,
  locale: Locale,
  today: string,
): EventView['editions'] {
  const next = nextOrLast(editions, today)
  return editions.map((entry) => ({
    date: entry.date,
    year: year(entry.date, locale),
    label: dayRange(entry.date, entry.endDate, locale),
    place: entry.cityId === edition.cityId && entry.city === edition.city ? null : entry.city,
    current: entry.id === edition.id,
    status: statusView(entry.status),
    confirmed: entry.confirmed === 1,
    past: entry.endDate < today,
    next: entry.id === next?.id,
  }))
}
