import { createDatabase } from '../../worker/db/client.ts'
import { findCheckout } from '../../worker/domain/commerce/orders/find-checkout.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { storeEvent } from '../../worker/domain/commerce/payments/provider-events.ts'
import {
  connectAccount,
  setCharging,
} from '../../worker/domain/commerce/payouts/connect-account.ts'
import { payOrder } from '../../worker/payments/pay-order.ts'
import { applyEvents } from '../../worker/payments/stripe/apply-events.ts'
import { openStripe } from '../../worker/payments/stripe/open-stripe.ts'
import { openSaleInProcess, saleNow as now } from './sale-tables.ts'
import { serveStripe } from './stripe-stand-in.ts'

const methods = ['stripe'] as const
const origin = 'https://startline.example'

/** The small sale, whose organiser is paid by card, with the verbs of its buyers and of Stripe. */
export async function openStripeSale() {
  const tables = await openSaleInProcess()
  const db = createDatabase(tables.binding)
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_a whsec_b',
    STRIPE_API_URL: '',
  }
  const open = async () => await openStripe(settings)
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  /** Empties the tables of orders and starts another Stripe. */
  const restart = async () => {
    const stripe = await serveStripe()
    settings.STRIPE_API_URL = stripe.url
    await tables.binding.batch(
      ['provider_event', 'payout'].map((table) => tables.binding.prepare(`DELETE FROM ${table}`)),
    )
    await tables.restart()
    await connectAccount(db, { organiserId: 1, account: 'acct_1' }, now)
    await setCharging(db, { account: 'acct_1', canCharge: true }, now)
    return stripe
  }

  async function firstRow(sql: string, ...values: string[]): Promise<Record<string, unknown>> {
    const { results } = await tables.binding
      .prepare(sql)
      .bind(...values)
      .all()
    return results[0] ?? {}
  }

  let forms = 0

  async function held(quantity = 1, at = now) {
    forms += 1
    const token = `card ${forms}`
    const input = { shownTotal: null, token, buyerId: null, locale: 'en' as const }
    const places = [{ raceId: 101, quantity }]
    const order = await holdOrder(db, { editionId: 11, places, ...input }, at)
    if (order.state === 'refused') throw new Error(order.refusal.reason)
    const orderId = order.order.id
    const pay = async (when = at) =>
      await payOrder(
        db,
        { orderId, method: 'stripe', ending: 'succeeds', methods, card: { settings, origin } },
        when,
      )
    const paymentId = async () =>
      String((await firstRow('SELECT id FROM payment WHERE order_id = ?1', orderId))['id'])
    const states = async () => {
      const { order: found, payment } = (await findCheckout(db, token)) ?? {}
      return `${found?.state} ${payment?.state}`
    }
    return { orderId, pay, paymentId, states }
  }

  let events = 0

  async function report(type: string, objectId: string, at = now, id = `evt_${(events += 1)}`) {
    await storeEvent(db, { id, type, objectId }, true, at)
    return await applyEvents(db, open, { limit: 10, id: null }, at)
  }

  const left = async (account: string) =>
    (
      await firstRow(
        'SELECT coalesce(sum(amount), 0) AS n FROM posting WHERE account = ?1',
        account,
      )
    )['n']

  return { tables, db, settings, origin, open, after, restart, firstRow, held, report, left }
}
