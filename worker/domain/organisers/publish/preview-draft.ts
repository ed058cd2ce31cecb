import type { SQL } from 'drizzle-orm'
import type { DocumentConflict } from '../../../../src/model/documents/conflict.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { rowsAfter } from '../../catalogue/facts/rows-after.ts'
import { rowsAsTables } from '../../catalogue/facts/rows-as-tables.ts'
import { findDraft } from '../../publishing/draft-row.ts'
import { mergedDraft } from '../../publishing/merged-draft.ts'
import { storedOf } from '../../publishing/publish-draft.ts'
import { eventKind } from './event-kind.ts'
import { planPublication } from './plan-publication.ts'

/** A draft as its page would show it, or the reasons why it could not be published. */
export type DraftPreview =
  /** `draftId` is null for an event that is published, whose pictures are its own. */
  | { state: 'ready'; permalink: string; draftId: string | null; tables: SQL }
  | { state: 'faults'; faults: FactFaults }
  | { state: 'conflicts'; conflicts: DocumentConflict[] }

/**
 * The tables of the catalogue as they would be after publishing a draft, for the statements of the event's page.
 * @throws DomainError not-found, also for members who do not represent the organiser
 */
export async function previewDraft(
  db: Database,
  memberId: number,
  reference: string,
  context: { now: Date; rates: Rates },
): Promise<DraftPreview> {
  const draft = await findDraft(db, eventKind, memberId, reference)
  const stored = await storedOf(db, eventKind, draft)
  const { document, conflicts } = mergedDraft(eventKind, draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const today = context.now.toISOString().slice(0, 10)
  const stated = eventKind.state(stored, eventKind.normalise(document), today)
  const faults = eventKind.faultsOf(stored, stated)
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  const details = eventKind.drafts.details(draft)
  const plan = await planPublication(db, stored, { stated, details }, context)
  if ('faults' in plan) return { state: 'faults', faults: plan.faults }
  const { permalink, write } = plan
  return {
    state: 'ready',
    permalink,
    draftId: stored === null ? draft.id : null,
    tables: rowsAsTables(rowsAfter(write, stored?.read.rows ?? null)),
  }
}
