import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { checkoutKeys } from '../model/orders/checkout-steps.ts'
import { textOf } from '../model/values/text-of.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

/** Checkout of places in races. Its URL opens the order, so that no request to another site names it. */
export const Route = createFileRoute('/calendar/registration')({
  staticData: { messages: 'checkout' },
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ deps }) => {
    const { loadCheckout } = await import('../features/checkout/load-checkout.ts')
    return await loadCheckout(deps.search)
  },
  head: unlistedHead(m.checkout_title, m.checkout_here, {
    // They name the order.
    alternates: {},
    referrer: 'same-origin',
    sheets: ['account', 'checkout'],
  }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return (
    <CheckoutPage
      view={Route.useLoaderData().view}
      step={textOf(search, checkoutKeys.step)}
      outcome={textOf(search, checkoutKeys.outcome)}
    />
  )
}
