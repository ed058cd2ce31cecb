import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Locale } from '../../../src/model/locales.ts'
import type { ModerationKind, RejectionReason } from '../../../src/model/community/moderation.ts'
import type { ReviewPart } from '../../../src/model/community/reviews.ts'
import type { Database } from '../../db/client.ts'
import type { Rendered } from '../../runtime/rendered-since.ts'

/** An organisation whose name moderators judge along with a subject. */
export interface NamedOrganisation {
  id: number
  name: string
  /** Permalink of the event that it claims; null without one. */
  event: string | null
}

/** A subject as the inbox shows it. */
export interface ModeratedSubject {
  /** Name of the event, or another heading without a kind before it. */
  title: string
  /** The text to judge, as its author wrote it; null for stars without words. */
  text: string | null
  /** Language of the text; null if unknown. */
  language: string | null
  /** 1 to 5, for a review. */
  stars: number | null
  /** Permalink of the event and year of the edition, for the link to its page. */
  event: { permalink: string; name: string; year: number | null } | null
  /** Number of the version that is read, for a subject that its author can change while it waits. A decision names it. */
  version?: number
  /** The text on which a moderator decided before; absent if it is the same, or the first decision. */
  former?: string
  /** Id of the draft that becomes the subject; absent for nouns without drafts. */
  draftId?: string
  /** Absent if the subject names no organisation. */
  organisation?: NamedOrganisation
  /** Further facts in the order of the page. A value is text, shown as it is; of stars their number. */
  fields: readonly { name: SubjectField; value: string }[]
}

/** Facts of subjects; the page has a label for each. */
export type SubjectField =
  | 'race'
  | 'review'
  | 'category'
  | 'fact'
  | 'proposed'
  | 'offer'
  | 'link'
  | 'reported-text'
  | 'report-reason'
  | `stars-${ReviewPart}`
  | 'organisation'
  | 'site'
  | 'proven-address'
  | 'owner-answer'
  | 'comment'
  | 'senders'

/** The change that a correction proposes, in words. */
export interface ProposedChange {
  /** "Start time · Half marathon". */
  fact: string
  /** Value on the page now, and the proposed one; null if none is stated. */
  present: string | null
  proposed: string | null
  /** Value at the time of sending, if the page shows a third one now; such a correction cannot be approved. */
  former: { value: string | null } | null
}

/** A decision that one batch makes or takes back. */
export interface Decision {
  /** Random id, also that of the email. */
  id: string
  subjectId: number
  /** ISO instant of the decision. */
  at: string
  /** Null for an approval. */
  reason: RejectionReason | null
  /** Text of the moderator to the author. */
  answer: string | null
  /**
   * Condition that this decision stands. Every statement of a kind has it in its WHERE: another moderator may have decided
   * first, and the time to take a decision back may be over.
   */
  stands: SQL
}

/** A noun that moderators decide. It is entered in moderated-kinds.ts. */
export interface ModeratedKind {
  kind: ModerationKind
  /** Condition on moderation_item: other items of the noun are as unknown as missing ones. Absent if all are known. */
  scope?: SQL
  /** Condition that the subject still has the version that was read. Absent for nouns without versions. */
  isVersion?: (subjectId: number, version: number | null) => SQL
  /** Refuses to approve a subject that could not be published. @throws DomainError conflict of `incomplete` */
  requireComplete?: (db: Database, subjectId: number, now: Date) => Promise<void>
  /** Condition on the row of the subject's id under which a decision can be taken back. */
  undoable?: (subjectId: number) => SQL
  /** The change that an approval publishes, for a noun that proposes one; null if the subject is gone. */
  findChange?: (db: Database, id: number, locale: Locale) => Promise<ProposedChange | null>
  /** Reasons that a rejection can have, the most frequent first. */
  reasons: readonly RejectionReason[]
  /** True if an approval can carry an answer to the author. */
  takesAnswer: boolean
  /** Subjects by id, in the reader's language; deleted ones are absent. At most 100 ids. */
  findSubjects: (
    db: Database,
    ids: readonly number[],
    locale: Locale,
  ) => Promise<ReadonlyMap<number, ModeratedSubject>>
  /** Statements for the batch of the decision, after the one that decides the item. */
  approve: (db: Database, decision: Decision) => readonly BatchItem<'sqlite'>[]
  reject: (db: Database, decision: Decision) => readonly BatchItem<'sqlite'>[]
  /** Statements that put the subject back to waiting, before the item goes back. */
  undo: (db: Database, decision: Decision) => readonly BatchItem<'sqlite'>[]
  /** Pages that show the subject while its approval stands. Absent if none does, or if approved ones are published later. */
  shownOn?: (db: Database, subjectId: number) => Promise<readonly Rendered[]>
  /** True if an approval takes a text off these pages. */
  isTakedown?: boolean
}

/** The kinds that an inbox shows and decides. */
export type ModeratedKinds = ReadonlyMap<ModerationKind, ModeratedKind>
