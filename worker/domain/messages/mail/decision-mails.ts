import * as v from 'valibot'
import { moderationKinds, rejectionReasons } from '../../../../src/model/community/moderation.ts'

/** Emails to members about how a text, a claim, a name or a correction was decided, with their details. */
export const decisionMails = [
  v.object({
    kind: v.literal('text-rejected'),
    details: v.object({
      /** Kind of the item. Emails that were queued before it was stored have none. */
      item: v.optional(v.picklist(moderationKinds), 'feedback'),
      /** Name of the event; null if the text is about none. */
      event: v.nullable(v.string()),
      /** Id of the draft of an event that was not published; null for other texts. */
      draft: v.optional(v.nullable(v.string()), null),
      reason: v.picklist(rejectionReasons),
      /** Words of the moderator; null without any. */
      note: v.nullable(v.string()),
    }),
  }),
  v.object({
    kind: v.literal('event-approved'),
    /** Name of the event that was published, and its permalink. */
    details: v.object({ event: v.string(), permalink: v.string() }),
  }),
  v.object({
    kind: v.literal('text-answered'),
    details: v.object({
      /** Name of the event; null if the text is about none. */
      event: v.nullable(v.string()),
      /** Words of the moderator. */
      note: v.string(),
    }),
  }),
  v.object({
    kind: v.picklist(['claim-disputed', 'claim-approved', 'claim-lost', 'claim-averted']),
    /** Name of the event. */
    details: v.object({ event: v.string() }),
  }),
  v.object({
    kind: v.literal('claim-rejected'),
    details: v.object({
      event: v.string(),
      reason: v.picklist(rejectionReasons),
      /** Words of the moderator; null without any. */
      note: v.nullable(v.string()),
    }),
  }),
  v.object({
    kind: v.literal('name-approved'),
    /** New name of an organisation, for its owners. */
    details: v.object({ name: v.string() }),
  }),
  v.object({
    kind: v.literal('name-rejected'),
    details: v.object({
      name: v.string(),
      reason: v.picklist(rejectionReasons),
      /** Words of the moderator; null without any. */
      note: v.nullable(v.string()),
    }),
  }),
  v.object({
    kind: v.literal('correction-accepted'),
    details: v.object({
      /** Name of the event. */
      event: v.string(),
      /** Words of the moderator or organiser; null without any. Emails that were queued before have none. */
      note: v.optional(v.nullable(v.string()), null),
    }),
  }),
  v.object({
    kind: v.literal('correction-declined'),
    details: v.object({
      event: v.string(),
      reason: v.picklist(rejectionReasons),
      /** Words of the moderator or organiser; null without any. */
      note: v.nullable(v.string()),
    }),
  }),
] as const
