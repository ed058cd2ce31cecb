/**
 * Ways to pay. `free` is for orders that cost nothing; `test-card` is a card that needs no network and takes no money, for
 * local installations.
 */
export const paymentMethods = ['free', 'test-card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * How a payment by the test card ends, which its buyer chooses: at once, well or badly, once its buyer has confirmed it, or
 * `lateSeconds` later.
 */
export const testCardEndings = ['succeeds', 'declined', 'confirmed', 'late'] as const
export type TestCardEnding = (typeof testCardEndings)[number]

export const lateSeconds = 30

/** How a payment by the test card ends, by its id there; null for one by another method. */
export const endingOf = (providerId: string | null): TestCardEnding | null =>
  testCardEndings.find((ending) => providerId?.startsWith(`${ending}:`)) ?? null
