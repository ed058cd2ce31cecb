import { asc, eq } from 'drizzle-orm'
import type { Preferences } from '../../../../src/model/preferences.ts'
import type { ExportView } from '../../../../src/model/schemas/profile.ts'
import type { Database } from '../../../db/client.ts'
import { audit } from '../audit/audit.table.ts'
import { mail } from '../../messages/mail/mail.table.ts'
import { media } from '../media/media.table.ts'
import { newsletterSubscription } from '../../messages/newsletter/newsletter.table.ts'
import { subscriberKey } from '../../messages/newsletter/subscribe.ts'
import { session } from '../sessions/session.table.ts'
import { actionToken } from '../tokens/token.table.ts'
import type { MemberRow } from './find-member.ts'
import { organisationsOf, readLinks, readSports } from './find-profile.ts'
import { identity } from './member.table.ts'

/** The columns of a member that are handed out; of the password only whether there is one. */
function accountOf(row: MemberRow): ExportView['account'] {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstname: row.firstName,
    lastname: row.lastName,
    role: row.role,
    hasPassword: row.passwordHash !== null,
    locale: row.locale,
    country: row.country,
    city: row.city,
    bio: row.bio,
    links: readLinks(row.links),
    sports: readSports(row.sports),
    isPublic: row.isPublic,
    avatar: row.avatarId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    confirmedAt: row.confirmedAt,
    deleteAt: row.deleteAt,
  }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Everything that is held about a member (GDPR, articles 15 and 20), as it is stored, in one round trip. Hashes are
 * left out: of the password, of sessions and of links, since whoever has the file could test guesses on them.
 */
export async function exportMember(
  db: Database,
  row: MemberRow,
  preferences: Preferences | null,
  now: Date,
): Promise<ExportView> {
  const { id } = row
  const [organizations, identities, sessions, links, mails, pictures, newsletter, log] =
    await db.batch([
      organisationsOf(db, id),
      db
        .select({
          provider: identity.provider,
          subject: identity.subject,
          email: identity.email,
          createdAt: identity.createdAt,
        })
        .from(identity)
        .where(eq(identity.memberId, id)),
      db
        .select({
          id: session.publicId,
          device: session.agent,
          country: session.country,
          createdAt: session.createdAt,
          seenAt: session.seenAt,
          expiresAt: session.expiresAt,
        })
        .from(session)
        .where(eq(session.memberId, id))
        .orderBy(asc(session.createdAt)),
      db
        .select({
          purpose: actionToken.purpose,
          address: actionToken.address,
          createdAt: actionToken.createdAt,
          expiresAt: actionToken.expiresAt,
          usedAt: actionToken.usedAt,
        })
        .from(actionToken)
        .where(eq(actionToken.memberId, id))
        .orderBy(asc(actionToken.createdAt)),
      db.select().from(mail).where(eq(mail.memberId, id)).orderBy(asc(mail.createdAt)),
      db.select().from(media).where(eq(media.memberId, id)).orderBy(asc(media.createdAt)),
      db
        .select({
          locale: newsletterSubscription.locale,
          createdAt: newsletterSubscription.createdAt,
          confirmedAt: newsletterSubscription.confirmedAt,
        })
        .from(newsletterSubscription)
        .where(eq(newsletterSubscription.email, subscriberKey(row.email))),
      db
        .select({
          at: audit.at,
          action: audit.action,
          device: audit.agent,
          country: audit.country,
          requestId: audit.requestId,
          detail: audit.detail,
        })
        .from(audit)
        .where(eq(audit.memberId, id))
        .orderBy(asc(audit.at)),
    ])
  return {
    format: 'startline-export-1',
    exportedAt: now.toISOString(),
    account: accountOf(row),
    preferences,
    organizations,
    identities,
    sessions,
    links,
    mail: mails.map(({ kind, address, locale, details, createdAt, sentAt, failedAt }) => ({
      kind,
      address,
      locale,
      details: readJson(details),
      createdAt,
      sentAt,
      failedAt,
    })),
    pictures: pictures.map(({ memberId: _, ...picture }) => picture),
    newsletter: newsletter[0] ?? null,
    log,
  }
}
