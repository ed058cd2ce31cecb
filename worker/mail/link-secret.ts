import * as v from 'valibot'

const withSecret = v.object({ AUTH_SECRET: v.pipe(v.string(), v.minLength(32)) })

/**
 * The secret that signs links to the choice of emails (AUTH_SECRET); null where accounts are not set up. Emails about events
 * then stay queued.
 */
export function linkSecret(env: unknown): string | null {
  const read = v.safeParse(withSecret, env)
  return read.success ? read.output.AUTH_SECRET : null
}
