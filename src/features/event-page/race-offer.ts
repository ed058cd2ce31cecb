import { takesPlace } from '../../model/edition-status.ts'
import type { EditionView, RaceView } from '../../model/views.ts'

/**
 * schema.org Offer: what a race costs, while one can still start in it; null where there is none.
 * @param page full address of the event's page, for races whose entry is nowhere else
 */
export function raceOffer(
  race: Pick<RaceView, 'offer' | 'soldOut'>,
  edition: Pick<EditionView, 'past' | 'status' | 'registration'>,
  page: string,
): object | null {
  const { past, status, registration } = edition
  const over = past || registration.state === 'closed'
  if (race.offer === null || over || !takesPlace(status?.status ?? null)) return null
  const availability = availabilityOf(race.soldOut, registration.state)
  return {
    '@type': 'Offer',
    price: race.offer.amount,
    priceCurrency: race.offer.currency,
    url: registration.url ?? page,
    ...(availability === null ? {} : { availability }),
  }
}

/** schema.org ItemAvailability; null where nobody has said. */
function availabilityOf(
  soldOut: boolean,
  state: EditionView['registration']['state'],
): string | null {
  if (soldOut) return 'https://schema.org/SoldOut'
  return state === 'open' ? 'https://schema.org/InStock' : null
}
