import { sql } from 'drizzle-orm'
import { draftIdOf } from '../../../../src/model/event/draft-ids.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { emptyEvent, newEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import type { Database } from '../../../db/client.ts'
import { organiserMember } from '../../accounts/members/member.table.ts'
import { eventDraft } from './event-draft.table.ts'

/** Drafts of events that an organisation may have at a time; imports have limits of their own. */
const newDraftsPerOrganisation = 200

/** Random id of a draft. */
export const newDraftId = (): string => draftIdOf(crypto.randomUUID())

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
  const at = now.toISOString()
  const base = JSON.stringify(emptyEvent())
  const facts = JSON.stringify(newEvent(name, nameLanguage))
  const organisation = sql`SELECT ${organiserMember.organiserId} AS id FROM ${organiserMember}
    WHERE ${organiserMember.memberId} = ${memberId} ORDER BY ${organiserMember.createdAt} LIMIT 1`
  const [[added], [organiser]] = await db.batch([
    db
      .insert(eventDraft)
      .select(
        sql`SELECT ${id}, NULL, o.id, 'editing', ${base}, ${facts}, '{}', 0, NULL, ${at}, ${at}, ${memberId}, NULL
          FROM (${organisation}) o WHERE (SELECT count(*) FROM event_draft d
            WHERE d.organiser_id = o.id AND d.event_id IS NULL AND d.import_id IS NULL) < ${newDraftsPerOrganisation}`,
      )
      .returning({ id: eventDraft.id }),
    db
      .select({ id: organiserMember.organiserId })
      .from(organiserMember)
      .where(sql`${organiserMember.memberId} = ${memberId}`)
      .limit(1),
  ])
  if (added !== undefined) return added.id
  throw new DomainError(organiser === undefined ? 'not-found' : 'list-full')
}
