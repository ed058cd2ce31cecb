import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { ModeratedKinds } from '../moderation/moderated-kinds.ts'
import { ofAnyOrganiser, ofOrganiser } from './correction-scope.ts'
import { moderatedCorrection } from './moderated-correction.ts'

/** The inbox of an organiser: corrections of the events of their organisations; of all events for a moderator. */
export function ownCorrections({ id, role }: { id: number; role: string }): ModeratedKinds {
  const scope = role === 'moderator' ? ofAnyOrganiser : ofOrganiser(id)
  return new Map([['correction', moderatedCorrection(scope)]])
}

const counted = v.tuple([v.object({ n: v.number() })])

/** Corrections that wait for the people of a member's organisations. */
export async function countOwnCorrections(db: Database, memberId: number): Promise<number> {
  const [rows] = await readBatch(db, [
    sql`SELECT count(*) AS n FROM moderation_item
      WHERE kind = 'correction' AND state = 'waiting' AND ${ofOrganiser(memberId)}`,
  ])
  return v.parse(counted, rows)[0].n
}
