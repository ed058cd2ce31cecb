import type { Database } from '../../db/client.ts'
import type { Rendered } from '../../runtime/rendered-since.ts'
import { findItem, kindOf } from './find-item.ts'
import type { ModeratedKinds } from './moderated-kind.ts'

/**
 * Pages that a decision on an item changes, and whether an approval takes a text off them.
 * @throws DomainError not-found
 */
export async function pagesOfItem(
  db: Database,
  kinds: ModeratedKinds,
  itemId: number,
): Promise<{ pages: readonly Rendered[]; isTakedown: boolean }> {
  const item = await findItem(db, kinds, itemId)
  const { shownOn, isTakedown = false } = kindOf(kinds, item)
  return { pages: (await shownOn?.(db, item.subjectId)) ?? [], isTakedown }
}
