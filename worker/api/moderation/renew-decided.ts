import type { ModeratedKinds } from '../../domain/moderation/moderated-kind.ts'
import { pagesOfItem } from '../../domain/moderation/pages-of-item.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { afterUndo } from '../middleware/after-undo.ts'

interface DecidingContext {
  var: Pick<ApiEnvironment['Variables'], 'db' | 'waitUntil' | 'renewPages'>
}

/**
 * Renews the pages that a decision changes: at once if it takes a text off them, else when it can no longer be taken back.
 * A rejected text may be on a page that was rendered while it stood.
 */
export async function renewDecided(
  { var: { db, waitUntil, renewPages } }: DecidingContext,
  kinds: ModeratedKinds,
  { itemId, reason }: { itemId: number; reason: string | null },
): Promise<void> {
  const { pages, isTakedown } = await pagesOfItem(db, kinds, itemId)
  if (reason !== null || isTakedown) renewPages(...pages)
  else if (pages.length > 0) waitUntil(afterUndo().then(() => renewPages(...pages)))
}

/** The same for a decision that was taken back: the pages are as before it. */
export async function renewUndone(
  { var: { db, renewPages } }: DecidingContext,
  kinds: ModeratedKinds,
  itemId: number,
): Promise<void> {
  renewPages(...(await pagesOfItem(db, kinds, itemId)).pages)
}
