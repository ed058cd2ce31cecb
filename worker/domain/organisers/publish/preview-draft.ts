import type { SQL } from 'drizzle-orm'
import type { DocumentConflict } from '../../../../src/model/documents/conflict.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { rowsAfter } from '../../catalogue/facts/rows-after.ts'
import { rowsAsTables } from '../../catalogue/facts/rows-as-tables.ts'
import { findDraft } from '../drafts/draft-row.ts'
import { planPublication } from './plan-publication.ts'
import { mergedDraft } from './publish-draft.ts'
import { statedFacts } from './stated-facts.ts'

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
  const draft = await findDraft(db, memberId, reference)
  const stored = draft.eventId === null ? null : await readFacts(db, draft.eventId)
  const { document: facts, conflicts } = mergedDraft(draft, stored)
  if (conflicts.length > 0) return { state: 'conflicts', conflicts }
  const { stated, faults } = statedFacts(stored, facts, context.now.toISOString().slice(0, 10))
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  const publication = { source: null, organiserId: draft.organiserId }
  const { permalink, write } = await planPublication(db, stored, stated, publication, context)
  return {
    state: 'ready',
    permalink,
    draftId: stored === null ? draft.id : null,
    tables: rowsAsTables(rowsAfter(write, stored?.rows ?? null)),
  }
}
