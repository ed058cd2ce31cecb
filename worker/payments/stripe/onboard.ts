import type { Database } from '../../db/client.ts'
import { connectAccount, setCharging } from '../../domain/commerce/payouts/connect-account.ts'
import { findPayout } from '../../domain/commerce/payouts/find-payout.ts'
import { createAccount, createAccountLink, retrieveAccount } from './calls.ts'
import { openStripe, type StripeSettings } from './open-stripe.ts'

interface Onboarding {
  organiserId: number
  /** ISO 3166 code of the organiser's country. */
  country: string
  /** Address to which Stripe leads back. */
  backUrl: string
}

/** Connects an organiser with Stripe, or reads what its account still lacks. @returns the address at which it goes on; null if nothing is missing */
export async function onboard(
  db: Database,
  settings: StripeSettings,
  { organiserId, country, backUrl }: Onboarding,
  now: Date,
): Promise<string | null> {
  const stripe = await openStripe(settings)
  const { stripeAccount } = await findPayout(db, organiserId)
  const account = stripeAccount ?? (await createAccount(stripe, { organiserId, country })).id
  await connectAccount(db, { organiserId, account }, now)
  const { charges_enabled: canCharge } = await retrieveAccount(stripe, account)
  await setCharging(db, { account, canCharge }, now)
  return canCharge ? null : (await createAccountLink(stripe, { account, backUrl })).url
}
