import { sql } from 'drizzle-orm'
import { membersPerStep, stepsPerRun } from '../domain/content/challenges/steps.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Events whose changed facts are taken over in one run. */
const eventsPerRun = 50

/** Counts members of challenges again whose races or rules have changed. */
export const challenges: Job = {
  name: 'challenges',
  every: 5,
  /** Members, challenge after challenge. */
  limit: membersPerStep * stepsPerRun,
  run: async ({ db, now }) => {
    // Counting takes code that few runs need.
    const [{ refreshResults }, { countDue }] = await Promise.all([
      import('../domain/content/challenges/refresh-results.ts'),
      import('../domain/content/challenges/count-due.ts'),
    ])
    const refreshed = await refreshResults(db, now, eventsPerRun)
    const counted = await countDue(db, now)
    return refreshed + counted === 0
      ? undefined
      : `${counted} members counted, facts of ${refreshed} events taken over`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT d.updated_at AS since FROM challenge_rule k JOIN document d ON d.id = k.challenge_id
        WHERE d.state = 'published' AND NOT coalesce(d.content ->> '$.challenge.isArchived', 0)
          AND coalesce(d.content ->> '$.challenge.closesOn', '9') >= ${now.toISOString().slice(0, 10)}
          AND EXISTS (SELECT 1 FROM challenge_member due
            WHERE due.challenge_id = k.challenge_id AND due.rule_version < k.version)`,
    ),
}
