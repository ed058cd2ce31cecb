import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { OrganiserEventsView } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventList } from '../../domain/organisers/dashboard/list-events.ts'

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** Mean of the ratings of all reviews; null without any. */
function meanRating({ events }: EventList): number | null {
  const reviews = sum(events.map((event) => event.reviews))
  if (reviews === 0) return null
  return sum(events.map(({ rating, reviews: n }) => (rating ?? 0) * n)) / reviews
}

/** Figures above the list: all events of the member's organisations together. */
export function organiserFigures(list: EventList, locale: Locale): OrganiserEventsView['figures'] {
  const to = { locale }
  const total = (key: 'saves' | 'views' | 'clicks' | 'reviews') =>
    sum(list.events.map((event) => event[key]))
  const rating = meanRating(list)
  const reviews = total('reviews')
  return [
    { value: number(total('saves'), locale), label: m.organiser_saved({}, to) },
    { value: number(total('views'), locale), label: m.organiser_views({}, to) },
    { value: number(total('clicks'), locale), label: m.organiser_clicks({}, to) },
    ...(rating === null
      ? []
      : [
          {
            value: number(Math.round(rating * 10) / 10, locale),
            label: m.reviews_count({ count: reviews, n: number(reviews, locale) }, to),
          },
        ]),
  ]
}
