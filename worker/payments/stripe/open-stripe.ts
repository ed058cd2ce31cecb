import type Stripe from 'stripe'
import type { Settings } from '../../settings/env.ts'

export type StripeSettings = Pick<
  Settings,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>

/** Milliseconds within which Stripe answers a call. */
const timeoutMs = 10_000

/**
 * Stripe's SDK with its client for fetch. It is loaded here alone, so that only requests that call Stripe evaluate it. A call that
 * fails without an answer is repeated with its idempotency key.
 */
export async function openStripe({
  STRIPE_SECRET_KEY,
  STRIPE_API_URL,
}: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const { hostname, port, protocol } = new URL(STRIPE_API_URL)
  const isPlain = protocol === 'http:'
  return new StripeClient(STRIPE_SECRET_KEY, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    httpClient: StripeClient.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  })
}

/** True for an answer by which Stripe refuses a call, which a repetition would not change. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return (
    typeof status === 'number' && status >= 400 && status < 500 && status !== 409 && status !== 429
  )
}
