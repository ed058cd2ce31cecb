import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { moderationItem } from './moderation-item.table.ts'

/**
 * Condition that an item is decided by exactly this decision.
 * @param after ISO instant after which the decision was made; null for any time
 */
export function decisionStands(
  db: Database,
  itemId: number,
  decisionId: string,
  after: string | null,
): SQL {
  const mine = and(eq(moderationItem.id, itemId), eq(moderationItem.decisionId, decisionId))
  const recent = after === null ? mine : and(mine, gt(moderationItem.decidedAt, after))
  return sql`EXISTS ${db.select({ id: moderationItem.id }).from(moderationItem).where(recent)}`
}
