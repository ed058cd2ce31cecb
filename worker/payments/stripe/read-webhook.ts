import type { ProviderEvent } from '../../domain/commerce/payments/provider-events.ts'
import { openStripe, type StripeSettings } from './open-stripe.ts'

/** Seconds for which a signature is accepted. */
const toleranceSeconds = 300

interface Signed {
  /** Body as it was sent, byte for byte. */
  raw: string
  signature: string
}

/** The event of a webhook; null if no secret has signed it within the tolerance. `STRIPE_WEBHOOK_SECRET` may name two, of the site's events and of those of connected accounts. */
export async function readWebhook(
  settings: StripeSettings,
  { raw, signature }: Signed,
  now: Date,
): Promise<ProviderEvent | null> {
  const stripe = await openStripe(settings)
  for (const secret of settings.STRIPE_WEBHOOK_SECRET.split(' '))
    try {
      const { id, type, data } = await stripe.webhooks.constructEventAsync(
        raw,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
      const { object } = data
      const objectId = 'id' in object && typeof object.id === 'string' ? object.id : ''
      return { id, type, objectId }
    } catch {
      // Another secret may have signed it.
    }
  return null
}
