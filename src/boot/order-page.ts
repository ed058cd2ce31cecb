/** Starts what pages of orders have: the checkout and tickets. Its import starts it, which costs other pages the least. */
import { navigated } from '../browser/events.ts'

function startOrderPage(): void {
  if (document.querySelector('[data-checkout]') !== null)
    void import('./checkout.ts').then(({ showCheckout }) => showCheckout())
  if (document.querySelector('[data-ticket]') !== null)
    void import('./ticket.ts').then(({ showTicket }) => showTicket())
}

startOrderPage()
document.addEventListener(navigated, startOrderPage)
