import { count, number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { ratedFromReviews } from '../../../src/model/values/limits.ts'
import type { Network } from '../../../src/model/members/members.ts'
import type { OrganiserView } from '../../../src/model/views.ts'
import { shownHost } from '../../../src/model/values/web-address.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { OrganiserFacts } from '../../domain/catalogue/organisers/find-organiser.ts'
import { halfStars, starsText } from '../community/review.ts'

const networkNames = {
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  strava: 'Strava',
} as const satisfies Record<Network, string>

export const presentLinks = (
  { site, links }: OrganiserFacts,
  locale: Locale,
): OrganiserView['links'] => ({
  title: m.organiser_links({}, { locale }),
  list: [
    ...(site === null ? [] : [{ label: shownHost(site), url: site }]),
    ...links.map(([network, url]) => ({ label: networkNames[network], url })),
  ],
})

/** Rating over all events, weighted by their reviews; null below three. */
export function presentRating(
  { rating, reviews, events }: OrganiserFacts,
  locale: Locale,
): OrganiserView['rating'] {
  if (rating === null || reviews < ratedFromReviews) return null
  const average = Number(rating.toFixed(1))
  return {
    title: m.organiser_rating(
      { rating: number(average, locale), ...count(events, locale) },
      { locale },
    ),
    filled: halfStars(rating),
    stars: starsText(average, locale),
    count: m.reviews_count(count(reviews, locale), { locale }),
  }
}
