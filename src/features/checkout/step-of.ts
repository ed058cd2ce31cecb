import { checkoutSteps, type CheckoutStep } from '../../model/orders/checkout-steps.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { hrefTo } from '../../i18n/links.ts'

/** The step that a page shows: the one of its address, unless the order has not come so far or is past it. */
export function stepOf(
  {
    state,
    isComplete,
    total,
    extras,
  }: Pick<CheckoutView, 'state' | 'isComplete' | 'total' | 'extras'>,
  asked: string | undefined,
): CheckoutStep | 'due' | 'done' {
  if (state === 'new') return 'races'
  if (state === 'paying') return 'pay'
  if (state === 'awaiting') return 'due'
  if (state !== 'held' && state !== 'ended') return 'done'
  const step = checkoutSteps.find((each) => each === asked) ?? 'review'
  if (step === 'races') return step
  if (!isComplete) return 'people'
  if (step === 'extras' && extras.length === 0) return 'review'
  return step === 'pay' && total.amount === 0 ? 'review' : step
}

/** Path of a step of an order. */
export const stepHref = (token: string, step: CheckoutStep): string =>
  `${hrefTo({ to: 'checkout' })}?${new URLSearchParams({ order: token, step }).toString()}`
