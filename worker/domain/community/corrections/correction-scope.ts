import { sql, type SQL } from 'drizzle-orm'

/** Conditions on moderation_item: who decides a correction. */

const ofSubject = (condition: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM feedback f JOIN event ev ON ev.id = f.event_id LEFT JOIN organiser o ON o.id = ev.organiser_id
    WHERE f.id = moderation_item.subject_id AND ${condition})`

/** True if people of a verified organiser look after the event `ev`. */
const isLookedAfter = sql`(o.verified_on IS NOT NULL
  AND EXISTS (SELECT 1 FROM organiser_member p WHERE p.organiser_id = o.id))`

/** Corrections of events without a verified organiser, and those that the organiser left for a week. */
export const forModerators: SQL = ofSubject(
  sql`(NOT ${isLookedAfter} OR f.passed_on_at IS NOT NULL)`,
)

/** Corrections of all events with a verified organiser; a moderator may decide for any. */
export const ofAnyOrganiser: SQL = ofSubject(isLookedAfter)

/** Corrections of events of the verified organisations that a member represents. */
export const ofOrganiser = (memberId: number): SQL =>
  ofSubject(sql`o.verified_on IS NOT NULL
    AND EXISTS (SELECT 1 FROM organiser_member p WHERE p.organiser_id = o.id AND p.member_id = ${memberId})`)
