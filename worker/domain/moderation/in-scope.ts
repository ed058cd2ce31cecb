import { eq, or, sql, type SQL } from 'drizzle-orm'
import type { ModerationKind } from '../../../src/model/community/moderation.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationItem } from './moderation-item.table.ts'

/** Condition on moderation_item: the items that a reader of these nouns may decide. @param only null for all nouns */
export function inScope(kinds: ModeratedKinds, only: ModerationKind | null = null): SQL {
  const chosen = [...kinds.values()].filter(({ kind }) => only === null || kind === only)
  const each = chosen.map(
    ({ kind, scope = sql`1` }) => sql`(${eq(moderationItem.kind, kind)} AND ${scope})`,
  )
  return sql`(${or(...each) ?? sql`0`})`
}
