import { sql } from 'drizzle-orm'
import { undoMs } from '../../../../src/model/community/moderation.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { applyCorrection, findApproved } from './apply-correction.ts'
import { leftCorrections } from './left-corrections.ts'

/**
 * Publishes approved corrections whose request did not live to do it, and passes those on to the moderators that an
 * organiser has left for a week.
 * @param limit corrections published
 * @returns number of published corrections
 */
export async function sweepCorrections(
  db: Database,
  context: { now: Date; rates: Rates },
  limit: number,
): Promise<number> {
  const { now } = context
  await prepare(
    db,
    sql`UPDATE feedback SET passed_on_at = ${now.toISOString()}
      WHERE ${leftCorrections(now)}`,
  ).run()
  const before = new Date(now.getTime() - undoMs).toISOString()
  let published = 0
  for (const approved of await findApproved(db, { before, limit }))
    if (await applyCorrection(db, approved, context)) published += 1
  return published
}
