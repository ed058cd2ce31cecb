/** Words of the moderators' inbox that browser and server share. */

/** Nouns that a moderator decides. */
export const moderationKinds = [
  'review',
  'answer',
  'correction',
  'feedback',
  'report',
  'claim',
  'event',
  'name',
] as const

export type ModerationKind = (typeof moderationKinds)[number]

/** Reasons of a rejection. Each has a label for moderators and a sentence for the author's email. */
export const rejectionReasons = [
  'names-person',
  'advert',
  'off-topic',
  'insult',
  'copied',
  'not-there',
  'unclear',
  'unfounded',
  'not-shown',
] as const

export type RejectionReason = (typeof rejectionReasons)[number]

/** Characters of the text that a moderator adds for the author. */
export const moderatorTextLimit = 600

/** Milliseconds in which a moderator can take a decision back. Nothing is mailed before. */
export const undoMs = 10_000

export function isRejectionReason(text: unknown): text is RejectionReason {
  return rejectionReasons.some((each) => each === text)
}
