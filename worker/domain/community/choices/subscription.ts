import { sign, verifiedText } from '../../../runtime/signed-text.ts'

/**
 * The emails that a link ends: a member's about saved events, a subscription to the newsletter, those of one saved search, or
 * of all of a member.
 */
export type Subscription =
  | { kind: 'alerts'; memberId: number }
  | { kind: 'start-list'; publicId: string }
  | { kind: 'search'; searchId: number }
  | { kind: 'searches'; memberId: number }

const purpose = 'emails'

function keyOf(subscription: Subscription): string {
  switch (subscription.kind) {
    case 'alerts':
      return `a-${subscription.memberId}`
    case 'start-list':
      return `s-${subscription.publicId}`
    case 'search':
      return `q-${subscription.searchId}`
    case 'searches':
      return `m-${subscription.memberId}`
  }
}

/** The token of a link in emails. It does not expire, because an old email must be able to end new ones. */
export const signedSubscription = (subscription: Subscription, secret: string): string =>
  sign(keyOf(subscription), purpose, secret)

/** The subscription of a token; null if it was not signed with this secret. */
export function readSubscription(token: string, secret: string): Subscription | null {
  const key = verifiedText(token, purpose, secret)
  if (key === null) return null
  const id = key.slice(2)
  switch (key.slice(0, 2)) {
    case 'a-':
      return { kind: 'alerts', memberId: Number(id) }
    case 'q-':
      return { kind: 'search', searchId: Number(id) }
    case 'm-':
      return { kind: 'searches', memberId: Number(id) }
    default:
      return { kind: 'start-list', publicId: id }
  }
}
