import { takesPlace } from '../../model/edition-status.ts'
import type { EditionView, RaceView } from '../../model/views.ts'

/**
 * schema.org Offer: what a race costs, while one can still start in it; {} where there is none.
 * @param page full address of the event's page, for races whose entry is nowhere else
 */
export function raceOffer(
  race: Pick<RaceView, 'offer'>,
  edition: Pick<EditionView, 'past' | 'status' | 'registration'>,
  page: string,
): { offers?: object } {
  const { past, status, registration } = edition
  const over = past || registration.state === 'closed'
  if (race.offer === null || over || !takesPlace(status?.status ?? null)) return {}
  const open = registration.state === 'open' ? { availability: 'https://schema.org/InStock' } : {}
  return {
    offers: {
      '@type': 'Offer',
      price: race.offer.amount,
      priceCurrency: race.offer.currency,
      url: registration.url ?? page,
      ...open,
    },
  }
}
