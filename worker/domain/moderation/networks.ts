import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { moderationItem } from './moderation-item.table.ts'

/** Days for which the network of a text is stored. */
export const networkDays = 30

/** Statement that forgets the networks of texts older than an instant. */
export function sweepNetworks(db: Database, before: string) {
  return db
    .update(moderationItem)
    .set({ network: null })
    .where(and(isNotNull(moderationItem.network), lt(moderationItem.submittedAt, before)))
}
