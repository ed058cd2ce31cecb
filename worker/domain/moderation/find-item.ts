import { and, eq } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { inScope } from './in-scope.ts'
import type { ModeratedKind } from './moderated-kind.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationItem } from './moderation-item.table.ts'

export type ItemRow = typeof moderationItem.$inferSelect

/** An item of nouns within their scope. @throws DomainError not-found */
export async function findItem(db: Database, kinds: ModeratedKinds, id: number): Promise<ItemRow> {
  const isKnown = and(eq(moderationItem.id, id), inScope(kinds))
  const [row] = await db.select().from(moderationItem).where(isKnown).limit(1)
  if (row === undefined) throw new DomainError('not-found')
  return row
}

/** The noun of an item. @throws DomainError not-found if this version of the site does not know it */
export function kindOf(kinds: ModeratedKinds, { kind }: Pick<ItemRow, 'kind'>): ModeratedKind {
  const found = [...kinds.values()].find((each) => each.kind === kind)
  if (found === undefined) throw new DomainError('not-found')
  return found
}

/** True if the member wrote the text of the item. A colleague decides such a text. @param memberId null for an operator */
export const isWrittenBy = (item: Pick<ItemRow, 'memberId'>, memberId: number | null): boolean =>
  memberId !== null && item.memberId === memberId
