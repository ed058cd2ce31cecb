import { and, eq } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { moderationItem } from './moderation-item.table.ts'

/**
 * Marks a waiting item as one for which a second opinion is asked, and leaves it to others.
 * @throws DomainError conflict if it is decided or gone
 */
export async function askColleague(db: Database, id: number, now: Date): Promise<void> {
  const asked = await db
    .update(moderationItem)
    .set({ askedAt: now.toISOString(), openedBy: null, openedAt: null })
    .where(and(eq(moderationItem.id, id), eq(moderationItem.state, 'waiting')))
    .returning({ id: moderationItem.id })
  if (asked.length === 0) throw new DomainError('conflict')
}
