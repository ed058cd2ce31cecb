import type Stripe from 'stripe'

/**
 * The calls that we make to Stripe, each with the key by which a repeated one is the same one. `npm run payments:check` has
 * Stripe's own description of its API validate all of them.
 */

const key = (idempotencyKey: string) => ({ idempotencyKey })

export interface SessionInput {
  paymentId: string
  orderId: string
  amount: number
  currency: string
  /** The site's fee within the amount. */
  fee: number
  /** Connected account of the organiser, who is the merchant of the charge. */
  account: string
  /** Line of the order. */
  description: string
  email: string
  /** Address to which the buyer comes back, paid or not. */
  returnUrl: string
  expiresAt: Date
}

/** Card payment on Stripe's page, for the organiser's account: a destination charge, whose fee stays with the site. */
export const createSession = async (stripe: Stripe, input: SessionInput) =>
  await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // The buyer is charged what the order states, in its currency.
      adaptive_pricing: { enabled: false },
      client_reference_id: input.paymentId,
      success_url: input.returnUrl,
      cancel_url: input.returnUrl,
      expires_at: Math.floor(input.expiresAt.getTime() / 1000),
      customer_email: input.email,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: input.currency.toLowerCase(),
            unit_amount: input.amount,
            product_data: { name: input.description },
          },
        },
      ],
      payment_intent_data: {
        ...(input.fee === 0 ? {} : { application_fee_amount: input.fee }),
        on_behalf_of: input.account,
        transfer_data: { destination: input.account },
        metadata: { order: input.orderId, payment: input.paymentId },
      },
    },
    key(`session:${input.paymentId}`),
  )

export const retrieveSession = async (stripe: Stripe, id: string) =>
  await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })

/** Ends a session that its buyer leaves: from then on it cannot be paid. */
export const expireSession = async (stripe: Stripe, id: string) =>
  await stripe.checkout.sessions.expire(id)

export const retrieveIntent = async (stripe: Stripe, id: string) =>
  await stripe.paymentIntents.retrieve(id)

export interface RefundInput {
  refundId: string
  intent: string
  amount: number
  /** True for the whole fee of the charge; a part of it is a call of its own. */
  withWholeFee: boolean
}

/** Pays a buyer back, from the organiser's account. */
export const createRefund = async (stripe: Stripe, input: RefundInput) =>
  await stripe.refunds.create(
    {
      payment_intent: input.intent,
      amount: input.amount,
      reverse_transfer: true,
      refund_application_fee: input.withWholeFee,
      metadata: { refund: input.refundId },
    },
    key(`refund:${input.refundId}`),
  )

/** Gives the organiser a part of the site's fee back. */
export const createFeeRefund = async (
  stripe: Stripe,
  { refundId, fee, amount }: { refundId: string; fee: string; amount: number },
) =>
  await stripe.applicationFees.createRefund(
    fee,
    { amount, metadata: { refund: refundId } },
    key(`fee:${refundId}`),
  )

export const listRefunds = async (stripe: Stripe, intent: string) =>
  await stripe.refunds.list({ payment_intent: intent, limit: 100 })

export const retrieveRefund = async (stripe: Stripe, id: string) =>
  await stripe.refunds.retrieve(id)

export const retrieveDispute = async (stripe: Stripe, id: string) =>
  await stripe.disputes.retrieve(id, { expand: ['payment_intent'] })

/** Account of an organiser, which Stripe verifies; the site answers for losses (docs/money.md). */
export const createAccount = async (
  stripe: Stripe,
  { organiserId, country }: { organiserId: number; country: string },
) =>
  await stripe.accounts.create(
    {
      country,
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
        requirement_collection: 'stripe',
      },
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      metadata: { organiser: String(organiserId) },
    },
    key(`account:${organiserId}`),
  )

export const retrieveAccount = async (stripe: Stripe, id: string) =>
  await stripe.accounts.retrieve(id)

/** Address at which the organiser states what Stripe wants to know; it can be opened once. */
export const createAccountLink = async (
  stripe: Stripe,
  { account, backUrl }: { account: string; backUrl: string },
) =>
  await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: backUrl,
    return_url: backUrl,
    collection_options: { fields: 'eventually_due' },
  })
