import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { alertKinds } from '../../../../src/model/event/event-news.ts'
import { sports } from '../../../../src/model/event/sports.ts'
import type { Database } from '../../../db/client.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { readAlertsOff } from '../preferences/alerts-off.ts'
import { newsletterSubscription } from '../../messages/newsletter/newsletter.table.ts'
import { actionToken } from '../tokens/token.table.ts'
import { googleIdentity } from './identity-claims.ts'
import { identity, member, organiserMember } from './member.table.ts'

/** Damaged JSON is read as empty, so that the profile still opens. */
const linksText = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  {},
)
const sportsText = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.picklist(sports))), [])

/** URLs by network (src/model/members/members.ts). */
export const readLinks = (text: string) => v.parse(linksText, text)
export const readSports = (text: string) => v.parse(sportsText, text)

/** Query of the organisations that a member represents, by name. */
export function organisationsOf(db: Database, memberId: number) {
  return db
    .select({
      permalink: organiser.permalink,
      name: organiser.name,
      newName: organiser.newName,
      site: organiser.site,
    })
    .from(organiser)
    .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
    .where(eq(organiserMember.memberId, memberId))
    .orderBy(asc(organiser.name), asc(organiser.id))
}

/** A member's account with its connections, organisations and pending address, in one round trip; null if it is gone. */
export async function findProfile(db: Database, memberId: number, now: Date) {
  const [[row], [connected], organisations, [pending], subscriptions] = await db.batch([
    db.select().from(member).where(eq(member.id, memberId)),
    db
      .select({ email: identity.email, createdAt: identity.createdAt })
      .from(identity)
      .where(and(eq(identity.memberId, memberId), eq(identity.provider, googleIdentity))),
    organisationsOf(db, memberId),
    db
      .select({ address: actionToken.address })
      .from(actionToken)
      .where(
        and(
          eq(actionToken.memberId, memberId),
          eq(actionToken.purpose, 'email'),
          isNull(actionToken.usedAt),
          gt(actionToken.expiresAt, now.toISOString()),
        ),
      )
      .orderBy(desc(actionToken.createdAt))
      .limit(1),
    db
      .select({ email: newsletterSubscription.email })
      .from(newsletterSubscription)
      .innerJoin(member, eq(member.id, memberId))
      .where(
        and(
          isNotNull(newsletterSubscription.confirmedAt),
          or(
            eq(newsletterSubscription.memberId, memberId),
            eq(newsletterSubscription.email, sql`lower(${member.email})`),
          ),
        ),
      ),
  ])
  if (row === undefined) return null
  return {
    member: row,
    links: readLinks(row.links),
    sports: readSports(row.sports),
    alerts: alertKinds.filter((kind) => !readAlertsOff(row.alertsOff).includes(kind)),
    startList: subscriptions.length > 0,
    google: connected ?? null,
    organisations,
    pendingEmail: pending?.address ?? null,
  }
}

export type ProfileFacts = NonNullable<Awaited<ReturnType<typeof findProfile>>>
