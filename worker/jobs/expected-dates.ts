import { sql } from 'drizzle-orm'
import { renewDates } from '../domain/catalogue/renewal/renew-dates.ts'
import { renderAnew } from '../runtime/rendered-since.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Events looked at. */
const limit = 500

/** Adds the next expected edition of each event whose last one has begun. */
export const expectedDates: Job = {
  name: 'expected-dates',
  every: 5,
  limit,
  run: async ({ db, now }) => {
    const { added, faults } = await renewDates(db, now, limit)
    // Lists follow once the events are indexed.
    if (added.length > 0) renderAnew(...added.map((permalink) => `event/${permalink}` as const))
    const problems = faults.map(({ permalink, reason }) => `${permalink}: ${reason}`)
    if (added.length + problems.length === 0) return undefined
    return [`${added.length} expected editions added`, ...problems].join('; ')
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT due_on AS since FROM date_renewal WHERE due_on <= ${now.toISOString().slice(0, 10)}`,
    ),
}
