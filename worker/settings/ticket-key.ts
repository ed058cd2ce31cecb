import * as v from 'valibot'
import { ConfigError } from './env.ts'

const secret = v.object({
  /** Encrypts the keys that sign tickets. Tickets cannot be signed without it; those that were signed stay good. */
  TICKET_KEY: v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')),
})

/** The secret, or null for a site without it, whose orders have no tickets yet. @throws ConfigError for one that is too short */
export const ticketKeyIfSet = (env: unknown): string | null =>
  v.is(v.object({ TICKET_KEY: v.string() }), env) ? readTicketKey(env) : null

/** The secret of ticket keys. Read only where a ticket is signed, so that a site without sales needs none. @throws ConfigError */
export function readTicketKey(env: unknown): string {
  const result = v.safeParse(secret, env)
  if (result.success) return result.output.TICKET_KEY
  throw new ConfigError(`Secret TICKET_KEY: ${result.issues[0].message}`)
}
