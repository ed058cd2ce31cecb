import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rejectionReasons } from '../../../../src/model/community/moderation.ts'
import type { DraftTable } from '../../publishing/document-kind.ts'
import { enterInbox } from './enter-inbox.ts'
import { represents } from '../people/represents.ts'
import type { EventTypes } from './event-types.ts'
import { newDraftId } from './new-draft-id.ts'

/** The organisation of draft `d`: that of its event `ev`, which may have changed since, or its own. */
const organiserOfDraft = sql.raw(
  'CASE WHEN d.event_id IS NULL THEN d.organiser_id ELSE ev.organiser_id END',
)

const decision = v.object({
  state: v.string(),
  reason: v.nullable(v.picklist(rejectionReasons)),
  note: v.nullable(v.string()),
})

/** Drafts of events, by the permalink of the event or their own id. Who represents the organiser may edit them. */
export const eventDrafts: DraftTable<EventTypes> = {
  table: 'event_draft',
  columns: { key: 'id', subject: 'event_id', content: 'facts' },
  joins: sql`LEFT JOIN event ev ON ev.id = d.event_id JOIN organiser o ON o.id = ${organiserOfDraft}`,
  isNamed: (reference) => sql`(d.id = ${reference} OR ev.permalink = ${reference})`,
  mayEdit: (memberId) => represents(memberId, organiserOfDraft),
  further: {
    columns: sql`ev.permalink, o.id AS "organiserId", o.verified_on AS "verifiedOn",
      EXISTS (SELECT 1 FROM event_picture p WHERE (p.event_id = d.event_id OR p.draft_id = d.id)
        AND p.removed_at IS NULL) AS pictured, d.inbox_number AS "inboxNumber",
      (SELECT json_object('state', i.state, 'reason', i.reason, 'note', i.answer) FROM moderation_item i
        WHERE i.kind = 'event' AND i.subject_id = d.inbox_number) AS decision`,
    row: v.object({
      id: v.string(),
      permalink: v.nullable(v.string()),
      organiserId: v.number(),
      verifiedOn: v.nullable(v.string()),
      pictured: v.number(),
      inboxNumber: v.nullable(v.number()),
      decision: v.nullable(v.pipe(v.string(), v.parseJson(), decision)),
    }),
  },
  tableValues: (eventId) => ({
    id: newDraftId(),
    organiser_id: sql`(SELECT organiser_id FROM event WHERE id = ${eventId})`,
  }),
  isModerated: ({ verifiedOn }) => verifiedOn === null,
  details: ({ organiserId }) => ({ source: null, organiserId }),
  whenSubmitted: enterInbox,
  // Publishing the first event verifies its organiser. Later lists find the event by the rows that it was made of.
  whenPublished: ({ id, organiserId }, eventId, now, keys) => [
    sql`INSERT INTO published_draft (id, event_id, keys, published_at)
      VALUES (${id}, ${eventId}, ${JSON.stringify(keys)}, ${now.toISOString()})`,
    sql`UPDATE event_picture SET event_id = ${eventId}, draft_id = NULL WHERE draft_id = ${id}`,
    sql`UPDATE event_import_row SET event_id = ${eventId}, score = NULL, draft_id = NULL WHERE draft_id = ${id}`,
    sql`UPDATE organiser SET verified_on = coalesce(verified_on, ${now.toISOString().slice(0, 10)})
      WHERE id = ${organiserId}`,
  ],
  // Pictures of a draft without an event count as removed.
  whenDiscarded: (drafts, now) => [
    sql`UPDATE event_picture SET removed_at = ${now.toISOString()}
      WHERE draft_id IN (${drafts}) AND removed_at IS NULL`,
    sql`UPDATE event_import_row SET state = 'undone' WHERE draft_id IN (${drafts}) AND state = 'written'`,
  ],
}
