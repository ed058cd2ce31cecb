import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'
import { ticketKeyIfSet } from '../settings/ticket-key.ts'
import { readLag } from './read-lag.ts'

/** Emails, which must be sent before the next tick. */
const limit = 125

/** Sends the emails that are due: those that could not be sent with their request, and those to many readers. */
export const email: Job = {
  name: 'email',
  every: 5,
  limit,
  run: async ({ settings, env, db, now }) => {
    // Sending email takes much code that most isolates never need.
    const { sendDueMail } = await import('../mail/send-due.ts')
    const { linkSecret } = await import('../mail/link-secret.ts')
    await sendDueMail(settings, db, now, {
      secret: linkSecret(env),
      ticketKey: ticketKeyIfSet(env),
      limit,
    })
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT max(due_at, created_at) AS since FROM mail
        WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= ${now.toISOString()}`,
    ),
}
