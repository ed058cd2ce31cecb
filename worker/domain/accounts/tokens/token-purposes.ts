const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lifetimes of tokens in milliseconds, by purpose (docs/decisions/0043-accounts.md). */
export const tokenLifetimes = {
  confirm: day,
  reset: 30 * minute,
  email: hour,
  undelete: 30 * day,
  newsletter: 7 * day,
  /** For the browser that has just registered: may resend the email and correct the address. */
  pending: day,
} as const

export type TokenPurpose = keyof typeof tokenLifetimes

export const isTokenPurpose = (text: string): text is TokenPurpose =>
  Object.hasOwn(tokenLifetimes, text)
