import { signedSubscription, type Subscription } from '../domain/community/choices/subscription.ts'

/** URL of the page on which a reader chooses emails, and to which mail programs send a POST that ends them. */
export function choicesUrl(
  subscription: Subscription,
  site: string,
  secret: string | null,
): string {
  if (secret === null) throw new Error('Emails about events need AUTH_SECRET for their links.')
  const url = new URL('/api/emails', site)
  url.searchParams.set('token', signedSubscription(subscription, secret))
  return url.href
}
