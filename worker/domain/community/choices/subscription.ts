import { sign, verifiedText } from '../../../runtime/signed-text.ts'

/** The emails that a link ends: a member's about saved events, or a subscription to the newsletter. */
export type Subscription =
  | { kind: 'alerts'; memberId: number }
  | { kind: 'start-list'; publicId: string }

const purpose = 'emails'

/** The token of a link in emails. It does not expire, because an old email must be able to end new ones. */
export function signedSubscription(subscription: Subscription, secret: string): string {
  const key =
    subscription.kind === 'alerts' ? `a-${subscription.memberId}` : `s-${subscription.publicId}`
  return sign(key, purpose, secret)
}

/** The subscription of a token; null if it was not signed with this secret. */
export function readSubscription(token: string, secret: string): Subscription | null {
  const key = verifiedText(token, purpose, secret)
  if (key === null) return null
  const id = key.slice(2)
  return key.startsWith('a-')
    ? { kind: 'alerts', memberId: Number(id) }
    : { kind: 'start-list', publicId: id }
}
