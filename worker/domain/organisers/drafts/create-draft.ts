import { sql } from 'drizzle-orm'
import { emptyEvent, newEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { addDraft } from '../../publishing/add-draft.ts'
import { eventDrafts } from './event-drafts.ts'
import { newDraftId } from './new-draft-id.ts'

/** Drafts of events that an organisation may have at a time; imports have limits of their own. */
const newDraftsPerOrganisation = 200

/**
 * Creates the draft of a new event for the organisation that the member joined first.
 * @returns its id
 * @throws DomainError not-found without an organisation; list-full
 */
export async function createDraft(
  db: Database,
  memberId: number,
  { name, nameLanguage }: { name: string; nameLanguage: string },
  now: Date,
): Promise<string> {
  const id = newDraftId()
  const organisation = sql`SELECT organiser_id AS id FROM organiser_member
    WHERE member_id = ${memberId} ORDER BY created_at LIMIT 1`
  const draft = addDraft(eventDrafts, {
    base: emptyEvent(),
    content: newEvent(name, nameLanguage),
    memberId,
    now,
    tableValues: { id, organiser_id: sql`o.id` },
    from: sql`(${organisation}) o WHERE (SELECT count(*) FROM event_draft d
      WHERE d.organiser_id = o.id AND d.event_id IS NULL AND d.import_id IS NULL) < ${newDraftsPerOrganisation}`,
  })
  const [added, organisers] = await db.$client.batch([
    prepare(db, draft),
    prepare(db, organisation),
  ])
  if (added?.meta.changes === 1) return id
  throw new DomainError(organisers?.results.length === 0 ? 'not-found' : 'list-full')
}
