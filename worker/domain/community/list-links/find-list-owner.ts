import { and, eq, isNull } from 'drizzle-orm'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import type { ListLinkKind } from '../../../../src/model/schemas/account/list-links.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { member } from '../../accounts/members/member.table.ts'
import { listLink } from './list-link.table.ts'

/** The member whose list a link opens. */
export interface ListOwner {
  id: number
  /** Language of the account. */
  locale: Locale
  /** Null unless the member chose to show it. */
  firstName: string | null
  /** True if the calendar also has days of sign-up and of price rises. */
  withDeadlines: boolean
}

/**
 * The member whose list a token opens; null for an unknown or ended link, while the account is blocked, and from the
 * moment at which its deletion is requested.
 */
export async function findListOwner(
  db: Database,
  kind: ListLinkKind,
  token: string,
): Promise<ListOwner | null> {
  const [row] = await db
    .select({
      id: member.id,
      locale: member.locale,
      firstName: member.firstName,
      showsName: listLink.showsName,
      withDeadlines: listLink.withDeadlines,
    })
    .from(listLink)
    .innerJoin(member, eq(member.id, listLink.memberId))
    .where(
      and(
        eq(listLink.hash, await sha256(token)),
        eq(listLink.kind, kind),
        isNull(member.deleteAt),
        isNull(member.blockedAt),
      ),
    )
    .limit(1)
  if (row === undefined) return null
  const { id, locale, firstName, showsName, withDeadlines } = row
  return {
    id,
    locale: localeOrDefault(locale),
    firstName: showsName === 1 ? firstName : null,
    withDeadlines: withDeadlines === 1,
  }
}
