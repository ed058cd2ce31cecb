import { sql, type SQL } from 'drizzle-orm'
import { organiserMember } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { eventDraft } from '../drafts/event-draft.table.ts'
import { eventPicture } from './event-picture.table.ts'

/** An event as a member names it who may change it. */
export interface EventOfMember {
  memberId: number
  /** Permalink of the event, or id of the draft of one that is not published. */
  permalink: string
}

/**
 * Subquery: the event or draft as `event_id`, `draft_id` (one of them null) and `name`; no row unless the member
 * represents its organiser.
 */
export const editedEvent = ({ memberId, permalink }: EventOfMember): SQL => {
  const represented = sql`(SELECT ${organiserMember.organiserId} FROM ${organiserMember}
    WHERE ${organiserMember.memberId} = ${memberId})`
  return sql`(
    SELECT ${event.id} AS event_id, NULL AS draft_id, ${event.name} AS name FROM ${event}
      WHERE ${event.permalink} = ${permalink} AND ${event.organiserId} IN ${represented}
    UNION ALL
    SELECT NULL, ${eventDraft.id}, coalesce(${eventDraft.facts} ->> '$.name', '') FROM ${eventDraft}
      WHERE ${eventDraft.id} = ${permalink} AND ${eventDraft.eventId} IS NULL
        AND ${eventDraft.organiserId} IN ${represented})`
}

/** Condition for the pictures of the event or draft, in a statement about `event_picture`. */
export const isOfEdited = (of: EventOfMember): SQL => sql`(
  ${eventPicture.eventId} = (SELECT event_id FROM ${editedEvent(of)})
  OR ${eventPicture.draftId} = (SELECT draft_id FROM ${editedEvent(of)}))`

/** Number of pictures in use of the event or draft, in a statement that names it `edited`. */
export const picturesInUse = sql.raw(`(SELECT count(*) FROM event_picture p
  WHERE (p.event_id = edited.event_id OR p.draft_id = edited.draft_id) AND p.removed_at IS NULL)`)
