import { sql } from 'drizzle-orm'
import { undoMs } from '../../../../src/model/community/moderation.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { applyCorrection, findApproved } from './apply-correction.ts'

/** Milliseconds after which a correction that its organiser has not decided goes to the moderators as well. */
const organiserMs = 7 * 86_400_000

/**
 * Publishes approved corrections whose request did not live to do it, and passes those on to the moderators that an
 * organiser has left for a week.
 * @returns number of published corrections
 */
export async function sweepCorrections(db: Database, rates: Rates, now: Date): Promise<number> {
  const weekAgo = new Date(now.getTime() - organiserMs).toISOString()
  await prepare(
    db,
    sql`UPDATE feedback SET passed_on_at = ${now.toISOString()}
      WHERE path IS NOT NULL AND passed_on_at IS NULL AND sent_at < ${weekAgo}`,
  ).run()
  const before = new Date(now.getTime() - undoMs).toISOString()
  let published = 0
  for (const approved of await findApproved(db, { before }))
    if (await applyCorrection(db, approved, { now, rates })) published += 1
  return published
}
