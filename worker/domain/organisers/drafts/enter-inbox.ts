import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { Statement } from '../../../db/prepare.ts'
import { submitForModeration } from '../../moderation/submit-for-moderation.ts'
import type { EventDraft } from './event-types.ts'

/** Statements that put a draft which waits into the moderators' inbox. Its number there is positive, and exact in JSON. */
export const enterInbox = (
  db: Database,
  { id }: EventDraft,
  memberId: number,
  now: Date,
): readonly Statement[] => [
  sql`UPDATE event_draft SET inbox_number = 1 + abs(random() % 9007199254740990)
    WHERE id = ${id} AND inbox_number IS NULL`,
  submitForModeration(
    db,
    {
      kind: 'event',
      subject: sql`SELECT inbox_number FROM event_draft WHERE id = ${id}`,
      memberId,
      network: null,
    },
    now,
  ),
]
