import { consentChanged } from '../browser/events.ts'
import { push } from '../browser/data-layer.ts'
import { startHoldTimer } from './hold-timer.ts'

/** Behaviour of the checkout, which its pages alone load. */

/** The first step of a checkout starts it; neither the address of an order nor its people are in the event. */
function viewStep(): void {
  const checkout = document.querySelector<HTMLElement>('[data-checkout]')
  if (checkout === null) return
  const { checkout: step = '', permalink = '' } = checkout.dataset
  push(
    step === 'races'
      ? { event: 'checkout_start', permalink }
      : { event: 'checkout_step', permalink, step },
  )
}

// Without consent nothing was pushed before.
document.addEventListener(consentChanged, viewStep)

/** Starts the behaviour of the step that is shown. */
export function showCheckout(): void {
  viewStep()
  const bar = document.querySelector<HTMLElement>('[data-until]')
  if (bar !== null) startHoldTimer(bar)
}
