import type { Context } from 'hono'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import type { CheckoutOutcome, CheckoutStep } from '../../../src/model/orders/checkout-steps.ts'
import { orderToken } from '../../../src/model/schemas/orders/order.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findCheckout, type Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

const fields = v.record(v.string(), v.fallback(v.string(), ''))

/** The fields of a form of the checkout; a field that is not sent is an empty text. */
export class CheckoutForm {
  private readonly values: Record<string, string>

  constructor(values: Record<string, string>) {
    this.values = values
  }

  text(name: string): string {
    return this.values[name] ?? ''
  }

  has(name: string): boolean {
    return Object.hasOwn(this.values, name)
  }

  /** Fields whose names begin alike, by the rest of their names. */
  *startingWith(prefix: string): Iterable<[string, string]> {
    for (const [name, value] of Object.entries(this.values))
      if (name.startsWith(prefix)) yield [name.slice(prefix.length), value]
  }
}

export async function readCheckoutForm(c: Context<ApiEnvironment>): Promise<CheckoutForm> {
  return new CheckoutForm(v.parse(fields, await c.req.parseBody()))
}

/** The token in a form. @throws DomainError not-found for a text that is none */
export function tokenOf(form: CheckoutForm): string {
  const read = v.safeParse(orderToken, form.text('order'))
  if (!read.success) throw new DomainError('not-found')
  return read.output
}

/** The order of a form. @throws DomainError not-found */
export async function checkoutOf(
  c: Context<ApiEnvironment>,
  form: CheckoutForm,
): Promise<Checkout> {
  const checkout = await findCheckout(c.var.db, tokenOf(form))
  if (checkout === null) throw new DomainError('not-found')
  return checkout
}

interface Destination {
  token: string
  step: CheckoutStep
  outcome?: CheckoutOutcome | null
  locale: Locale
}

/** 303 to a step of an order; a refusal leads to the message about it. */
export const toStep = (
  c: Context<ApiEnvironment>,
  { token, step, outcome = null, locale }: Destination,
): Response => {
  const refused = outcome === null ? {} : { outcome }
  const path = checkoutPath({ order: token, step, ...refused }, locale)
  return c.redirect(outcome === null ? path : `${path}#outcome`, 303)
}

/** Runs what may meet a conflict. @returns its outcome, or null */
export async function outcomeOf(
  conflict: CheckoutOutcome,
  run: () => Promise<unknown>,
): Promise<CheckoutOutcome | null> {
  try {
    await run()
    return null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return conflict
    // A way to pay that is not offered, or no longer.
    if (error instanceof DomainError && error.code === 'forbidden') return 'not-paid'
    throw error
  }
}
