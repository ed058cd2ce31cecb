import type { SessionMember } from '../../domain/accounts/sessions/find-session.ts'
import { findBuyer } from '../../domain/commerce/people/find-buyer.ts'
import type { Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import type { PlacePerson } from '../../domain/commerce/people/find-people.ts'
import type { Database } from '../../db/client.ts'

interface Buyer {
  checkout: Checkout | null
  member: SessionMember | null
}

/**
 * The people of an order; before anything was typed the first is the signed-in buyer, by the profile and the buyer's
 * earlier entries. Faults are those of what is stored.
 */
export async function fillInBuyer(
  db: Database,
  people: readonly PlacePerson[],
  { checkout, member }: Buyer,
): Promise<readonly PlacePerson[]> {
  const [first, ...others] = people
  const isBuyer = member !== null && checkout?.facts.buyerId === member.id
  if (!isBuyer || first === undefined || first.isStored || checkout.order.state !== 'held')
    return people
  return [{ ...first, person: { ...first.person, ...(await findBuyer(db, member.id)) } }, ...others]
}
