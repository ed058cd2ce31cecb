import type { DocumentChange } from '../../../../src/model/documents/change.ts'
import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { switchOf, type NewsKind } from '../../../../src/model/event/event-news.ts'
import {
  completenessOf,
  type Completeness,
} from '../../../../src/model/event-facts/completeness.ts'
import type { DocumentConflict } from '../../../../src/model/documents/conflict.ts'
import { differences } from '../../../../src/model/documents/differences.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import { newsBetween } from '../../catalogue/news/news-of-facts.ts'
import { findDraft } from '../../publishing/draft-row.ts'
import { mergedDraft } from '../../publishing/merged-draft.ts'
import { storedOf } from '../../publishing/publish-draft.ts'
import { eventKind } from './event-kind.ts'
import { settlePlaces } from './settle-places.ts'
import type { EventDraft } from '../drafts/event-types.ts'

/** Consequences of publishing a draft now. */
export interface DraftSummary {
  changes: DocumentChange[]
  conflicts: DocumentConflict[]
  faults: FactFaults
  completeness: Completeness
  /** Kinds of news that the changes are, and the number of members who get an email about one of them. */
  mails: NewsKind[]
  recipients: number
  /** True if a moderator publishes the draft. */
  isModerated: boolean
}

/** @throws DomainError not-found, also for members who do not represent the organiser */
export async function summariseDraft(
  db: Database,
  memberId: number,
  reference: string,
  today: string,
): Promise<DraftSummary> {
  return await summaryOfDraft(db, await findDraft(db, eventKind, memberId, reference), today)
}

/** Consequences of publishing a draft that was read. @param today ISO date */
export async function summaryOfDraft(
  db: Database,
  draft: EventDraft,
  today: string,
): Promise<DraftSummary> {
  const stored = await storedOf(db, eventKind, draft)
  const { document: merged, conflicts } = mergedDraft(eventKind, draft, stored)
  const published = stored?.document ?? null
  const stated = eventKind.state(stored, eventKind.normalise(merged), today)
  const { facts, faults } = await settlePlaces(db, stated, published)
  const before = published ?? emptyEvent()
  const news = [...newsBetween(before, facts, today).values()].map(({ kind }) => kind)
  const mails = [...new Set(news)]
  const { recipients, hasPicture } = await findReach(db, draft, mails)
  return {
    changes: differences(eventShape, before, facts),
    conflicts,
    faults: { ...eventKind.faultsOf(stored, facts), ...faults },
    completeness: completenessOf(facts, { today, hasPicture }),
    mails,
    recipients,
    isModerated: draft.verifiedOn === null,
  }
}

const reachRow = v.tuple([v.object({ recipients: v.number(), pictures: v.number() })])

/** Members who saved the event and want emails about one of the kinds, and if the event has a picture. */
async function findReach(
  db: Database,
  { id, subjectId: eventId }: EventDraft,
  kinds: readonly NewsKind[],
): Promise<{ recipients: number; hasPicture: boolean }> {
  const [rows] = await readBatch(db, [
    sql`SELECT (SELECT count(*) FROM saved_event s JOIN member who ON who.id = s.member_id
        WHERE s.event_id = ${eventId} AND ${sql.raw(reachableSql)}
          AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(kinds.map(switchOf))}) k
            WHERE k.value NOT IN (SELECT value FROM json_each(who.alerts_off)))) AS recipients,
      (SELECT count(*) FROM event_picture p WHERE (p.event_id = ${eventId} OR p.draft_id = ${id})
        AND p.removed_at IS NULL) AS pictures`,
  ])
  const [{ recipients, pictures }] = v.parse(reachRow, rows)
  return { recipients, hasPicture: pictures > 0 }
}
