import { and, asc, eq } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { ListLinkKind } from '../../../../src/model/schemas/account/list-links.ts'
import type { Database } from '../../../db/client.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { listLink } from './list-link.table.ts'

/** A member's link, without its token. */
export interface MemberLink {
  kind: string
  /** 1 if the shared page shows the member's first name. */
  showsName: number
  /** 1 if the calendar also has days of sign-up and of price rises. */
  withDeadlines: number
  /** ISO instant. */
  createdAt: string
}

const ofKind = (memberId: number, kind: ListLinkKind) =>
  and(eq(listLink.memberId, memberId), eq(listLink.kind, kind))

/** The member's links, at most one of each kind. */
export async function listMemberLinks(db: Database, memberId: number): Promise<MemberLink[]> {
  return await db
    .select({
      kind: listLink.kind,
      showsName: listLink.showsName,
      withDeadlines: listLink.withDeadlines,
      createdAt: listLink.createdAt,
    })
    .from(listLink)
    .where(eq(listLink.memberId, memberId))
    .orderBy(asc(listLink.kind))
}

/** Creates a link; an older one of its kind stops working. @returns its token, of which only the SHA-256 is stored */
export async function createLink(
  db: Database,
  memberId: number,
  kind: ListLinkKind,
  now: Date,
): Promise<string> {
  const token = randomToken()
  const values = { hash: await sha256(token), createdAt: now.toISOString() }
  await db
    .insert(listLink)
    .values({ memberId, kind, ...values })
    .onConflictDoUpdate({ target: [listLink.memberId, listLink.kind], set: values })
  return token
}

/** Shows or hides the member's first name on the shared page. @throws DomainError not-found without a share link */
export async function setLinkName(
  db: Database,
  memberId: number,
  showsName: boolean,
): Promise<void> {
  const changed = await db
    .update(listLink)
    .set({ showsName: showsName ? 1 : 0 })
    .where(ofKind(memberId, 'share'))
    .returning({ kind: listLink.kind })
  if (changed.length === 0) throw new DomainError('not-found')
}

/** Adds days of sign-up and of price rises to the calendar, or removes them. @throws DomainError not-found without its link */
export async function setLinkDeadlines(
  db: Database,
  memberId: number,
  withDeadlines: boolean,
): Promise<void> {
  const changed = await db
    .update(listLink)
    .set({ withDeadlines: withDeadlines ? 1 : 0 })
    .where(ofKind(memberId, 'calendar'))
    .returning({ kind: listLink.kind })
  if (changed.length === 0) throw new DomainError('not-found')
}

/** Ends a link. @throws DomainError not-found if there is none */
export async function endLink(db: Database, memberId: number, kind: ListLinkKind): Promise<void> {
  const ended = await db
    .delete(listLink)
    .where(ofKind(memberId, kind))
    .returning({ kind: listLink.kind })
  if (ended.length === 0) throw new DomainError('not-found')
}
