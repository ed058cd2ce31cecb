import { sql, type SQL } from 'drizzle-orm'
import type { ClaimedEvent } from './claimed-event.ts'
import { provesSite } from './site-domain.ts'

/** Id of the organisation that the member of a claim, a row of this name, owns; null without one. */
export const organisationOfClaimant = (claim: 'c' | 'event_claim'): SQL =>
  sql.raw(`(SELECT p.organiser_id FROM organiser_member p WHERE p.member_id = ${claim}.member_id AND p.role = 'owner'
      ORDER BY p.rowid LIMIT 1)`)

/**
 * Organisation to which an approved claim gives the event. The event's organiser, if it has no people and the proof holds
 * for all its events; otherwise the claimant's own organisation, so that one proof never gives the events of others.
 * @returns null if the claimant has none yet
 */
export function targetByMail(
  { organiserId, people, sites, ownedOrganisation }: ClaimedEvent,
  address: string,
): number | null {
  const isFree = organiserId !== null && people === 0
  return isFree && sites.every((url) => provesSite(address, url)) ? organiserId : ownedOrganisation
}

/** The same for the judgement of a moderator, which holds for one event. */
export const targetByModerator = ({
  organiserId,
  people,
  sites,
  ownedOrganisation,
}: ClaimedEvent) =>
  organiserId !== null && people === 0 && sites.length === 1 ? organiserId : ownedOrganisation

/** The same as an expression over a row of `event_claim`, for the batch that decides. */
export const targetOfClaim: SQL = sql`(SELECT CASE
    WHEN ev.organiser_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM organiser_member p WHERE p.organiser_id = ev.organiser_id)
      AND (SELECT count(*) FROM event other WHERE other.organiser_id = ev.organiser_id) = 1
    THEN ev.organiser_id
    ELSE ${organisationOfClaimant('event_claim')}
  END FROM event ev WHERE ev.id = event_claim.event_id)`
