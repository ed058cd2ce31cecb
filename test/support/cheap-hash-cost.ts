/**
 * Replaces worker/auth/hash-cost.ts where a test runs the API in process: a hash takes a tenth of a millisecond instead of
 * a third of a second. Its real cost is proven by worker/auth/password.test.ts and test/http/auth-credentials.test.ts.
 */
export const hashCost = { ln: 1, r: 1, p: 1 }
export const lanePauseMs = 0
