/**
 * Cost of a password's hash: OWASP's parameters of scrypt, N=2^14, r=8 (16 MiB), in five lanes. A module of its own because
 * tests that call the API in process hash at a fraction of it (test/vitest.config.ts).
 */
export const hashCost: { ln: number; r: number; p: number } = { ln: 14, r: 8, p: 5 }

/** Milliseconds for other requests after each lane. */
export const lanePauseMs = 10
