/**
 * Ways to pay. `free` is for orders that cost nothing; `bank-transfer` goes to the organiser's account, `on-site` is paid at the
 * organiser's desk; `test-card` is a card that needs no network and takes no money, for local installations, `stripe` a card on Stripe's page.
 */
export const paymentMethods = ['free', 'test-card', 'stripe', 'bank-transfer', 'on-site'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods whose money the organiser receives without us, and whose receipt is noted by hand. */
export const outsideMethods = ['bank-transfer', 'on-site'] as const

export const isOutside = (method: string): boolean => outsideMethods.some((each) => each === method)

/** Days within which a bank transfer has to arrive, the day of the order not counted. */
export const transferDays = 5

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
