import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { ModeratedKinds } from '../../moderation/moderated-kind.ts'
import { ofAnyOrganiser, ofOrganiser } from './correction-scope.ts'
import { moderatedCorrection } from './moderated-correction.ts'

/** The inbox of an organiser: corrections of the events of their organisations; of all events for a moderator. */
export function correctionsFor({ id, role }: { id: number; role: string }): ModeratedKinds {
  const scope = role === 'moderator' ? ofAnyOrganiser : ofOrganiser(id)
  return new Map([['correction', moderatedCorrection(scope)]])
}

const waitingRows = v.array(
  v.object({
    permalink: v.string(),
    path: v.string(),
    race: v.nullable(v.string()),
    sport: v.nullable(v.string()),
  }),
)

/** The fact of a correction that waits, and the event that it belongs to. */
export type WaitingCorrection = v.InferOutput<typeof waitingRows>[number]

/**
 * Corrections that wait for the people of a member's organisations, the oldest first.
 * @param permalink of one event; null for all
 */
export async function waitingCorrections(
  db: Database,
  memberId: number,
  permalink: string | null,
): Promise<WaitingCorrection[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT ev.permalink, f.path, f.race, f.sport FROM moderation_item
      JOIN feedback f ON f.id = moderation_item.subject_id JOIN event ev ON ev.id = f.event_id
      WHERE moderation_item.kind = 'correction' AND moderation_item.state = 'waiting' AND f.path IS NOT NULL
        AND ${ofOrganiser(memberId)} AND (${permalink} IS NULL OR ev.permalink = ${permalink})
      ORDER BY moderation_item.submitted_at, moderation_item.id`,
  ])
  return v.parse(waitingRows, rows)
}
