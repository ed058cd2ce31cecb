/**
 * Ways to pay. `free` is for orders that cost nothing; `test-card` is a card that needs no network and takes no money, for
 * local installations.
 */
export const paymentMethods = ['free', 'test-card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How a payment by the test card ends, which its buyer chooses. */
export const testCardEndings = ['succeeds', 'declined'] as const
