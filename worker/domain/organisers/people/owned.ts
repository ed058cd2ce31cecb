import { sql, type SQL } from 'drizzle-orm'

/** Subquery: id of an organisation of which the member is an owner; no row for the organisations of others. */
export const ownedOrganisation = (permalink: string, memberId: number): SQL =>
  sql`(SELECT o.id FROM organiser o JOIN organiser_member owner ON owner.organiser_id = o.id
    WHERE o.permalink = ${permalink} AND owner.member_id = ${memberId} AND owner.role = 'owner')`

/** Condition over a row of `organiser_member`: it is not the only owner of its organisation. */
export const isNotLastOwner: SQL = sql`("organiser_member"."role" <> 'owner' OR EXISTS (
  SELECT 1 FROM organiser_member other WHERE other.organiser_id = "organiser_member"."organiser_id"
    AND other.role = 'owner' AND other.member_id <> "organiser_member"."member_id"))`
