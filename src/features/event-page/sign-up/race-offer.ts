import { takesPlace } from '../../../model/event/edition-status.ts'
import type { EditionView, RaceView, SignUpView } from '../../../model/views.ts'

/**
 * schema.org Offer with a race's price; null without a price, or once the race cannot be entered any more.
 * @param page full URL of the event page, for editions without a sign-up URL
 */
export function raceOffer(
  race: Pick<RaceView, 'offer' | 'soldOut'>,
  edition: Pick<EditionView, 'past' | 'status' | 'registration'>,
  page: string,
): object | null {
  const { past, status, registration: signUp } = edition
  const isOver = past || signUp.state === 'closed'
  if (race.offer === null || isOver || !takesPlace(status?.status ?? null)) return null
  const availability = availabilityOf(race.soldOut, signUp.state)
  return {
    '@type': 'Offer',
    price: race.offer.amount,
    priceCurrency: race.offer.currency,
    // Crawlers find the sale from the event's page; the checkout is not listed.
    url: signUp.here === null ? (signUp.url ?? page) : page,
    ...(availability === null ? {} : { availability }),
  }
}

/** schema.org ItemAvailability; null if unknown. */
function availabilityOf(soldOut: boolean, state: SignUpView['state']): string | null {
  if (soldOut) return 'https://schema.org/SoldOut'
  return state === 'open' ? 'https://schema.org/InStock' : null
}
