import { and, desc, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/model/locales.ts'
import { mentionsOfficial } from '../../../src/model/members/official-names.ts'
import type { Database } from '../../db/client.ts'
import type { MemberRow } from '../accounts/members/find-member.ts'
import type { ItemRow } from './find-item.ts'
import { findSubjectsOf } from './find-subjects.ts'
import { findNameWithin } from './find-name-within.ts'
import { linkIn } from './link-in.ts'
import type { ModeratedSubject } from './moderated-kind.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationItem } from './moderation-item.table.ts'
import { networkDays } from './networks.ts'
import { closestText, type SimilarText } from './similar-text.ts'

const day = 86_400_000
/** Days below which an account counts as new. */
const newAccountDays = 7
/** Texts that a text is compared with. */
const comparedTexts = 200

/** Facts that a moderator may weigh. None decides anything. */
export interface Signals {
  isNewAccount: boolean
  /** The author's other texts by state. */
  others: Record<'approved' | 'rejected' | 'waiting', number>
  /** Texts of other authors from the same network, in the last 30 days. */
  sameNetwork: number
  /** The first link or email address of the text; null without one. */
  link: string | null
  /** The recent text that shares most; null if none shares much. */
  similar: SimilarText | null
  /** Name of another event or organisation within that of the organisation; null if there is none. */
  nameWithin: string | null
  /** True if the name of the organisation has a word for official. */
  isNamedOfficial: boolean
}

/** Signals of an item, from the last 200 texts and the author's others. */
export async function findSignals(
  db: Database,
  kinds: ModeratedKinds,
  { item, subject, author }: { item: ItemRow; subject: ModeratedSubject; author: MemberRow | null },
  locale: Locale,
  now: Date,
): Promise<Signals> {
  const isOther = ne(moderationItem.id, item.id)
  const since = new Date(now.getTime() - networkDays * day).toISOString()
  const [states, [near], recent] = await db.batch([
    db
      .select({ state: moderationItem.state, n: sql<number>`count(*)` })
      .from(moderationItem)
      .where(and(isOther, sql`${moderationItem.memberId} = ${item.memberId}`))
      .groupBy(moderationItem.state),
    db
      .select({ n: sql<number>`count(*)` })
      .from(moderationItem)
      .where(
        and(
          isOther,
          isNotNull(moderationItem.network),
          sql`${moderationItem.network} = ${item.network}`,
          sql`${moderationItem.memberId} IS NOT ${item.memberId}`,
          gt(moderationItem.submittedAt, since),
        ),
      ),
    db
      .select({ kind: moderationItem.kind, subjectId: moderationItem.subjectId })
      .from(moderationItem)
      .where(isOther)
      .orderBy(desc(moderationItem.id))
      .limit(comparedTexts),
  ])
  const count = (state: string) => states.find((each) => each.state === state)?.n ?? 0
  const others = [...(await findSubjectsOf(db, kinds, recent, locale)).values()]
  const text = subject.text ?? ''
  return {
    isNewAccount:
      author !== null && now.getTime() - Date.parse(author.createdAt) < newAccountDays * day,
    others: {
      approved: count('approved'),
      rejected: count('rejected'),
      waiting: count('waiting'),
    },
    sameNetwork: near?.n ?? 0,
    link: linkIn(text),
    nameWithin:
      subject.organisation === undefined ? null : await findNameWithin(db, subject.organisation),
    isNamedOfficial: mentionsOfficial(subject.organisation?.name ?? ''),
    similar: closestText(
      text,
      others.map((other) => ({ title: other.title, text: other.text ?? '' })),
    ),
  }
}
