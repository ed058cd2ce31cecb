import * as v from 'valibot'
import { rejectionReasons } from '../../community/moderation.ts'
import { factFaults } from '../../event-facts/faults/fault-codes.ts'
import { newsKinds } from '../../event/event-news.ts'
import { editionCard } from './edition-card.ts'
import { documentChange } from '../../documents/change.ts'
import { documentConflict } from '../../documents/conflict.ts'
import { eventFacts } from './event-facts.ts'

/** Responses of `/api/organiser/drafts`, and of the history of an event. Bodies of their requests: draft-fields.ts. */

export const draftView = v.strictObject({
  id: v.string(),
  /** Null until a new event is published. */
  permalink: v.nullable(v.string()),
  state: v.picklist(['editing', 'waiting']),
  /** True if a moderator publishes the draft. */
  isModerated: v.boolean(),
  /** Why a moderator sent the draft back, until it is sent again; the reason is null if it could not be published. */
  returned: v.nullable(
    v.strictObject({
      reason: v.nullable(v.picklist(rejectionReasons)),
      /** Words of the moderator. */
      note: v.nullable(v.string()),
    }),
  ),
  version: v.number(),
  /** The published facts when editing began. */
  base: eventFacts,
  facts: eventFacts,
  hasPicture: v.boolean(),
  /** Facts of the published event whose corrections wait, with the page on which they are decided; null without any. */
  corrections: v.nullable(v.strictObject({ label: v.string(), path: v.string() })),
})

/** `GET /api/organiser/drafts/{id}/published`. */
export const publishedAs = v.strictObject({
  permalink: v.string(),
  /** Ids of the rows of entries that were new, by their keys in the draft. */
  keys: v.record(v.string(), v.pipe(v.string(), v.digits())),
})

/** `POST /api/organiser/drafts`. */
export const newDraftView = v.strictObject({ id: v.string() })

/** `PATCH /api/organiser/drafts/{id}`. */
export const savedDraftView = v.strictObject({ version: v.number() })

/** Consequences of publishing a draft now. */
export const draftSummary = v.strictObject({
  changes: v.array(documentChange),
  conflicts: v.array(documentConflict),
  faults: v.record(v.string(), v.picklist(factFaults)),
  completeness: v.strictObject({
    percent: v.number(),
    filled: v.number(),
    of: v.number(),
    missing: v.array(v.strictObject({ item: v.string(), path: v.nullable(v.string()) })),
  }),
  mails: v.array(v.picklist(newsKinds)),
  /** Members who get an email when it is published. */
  recipients: v.number(),
  isModerated: v.boolean(),
  /** Time within which most first events were decided, in words; null if no moderator publishes it, or too few were. */
  usualReview: v.nullable(v.string()),
})

/** `GET /api/organiser/drafts/{id}/card`. */
export const draftCard = v.union([
  v.strictObject({ card: editionCard }),
  // Of a draft that cannot be published yet, with what keeps it from that.
  v.object({ faults: v.unknown() }),
  v.object({ conflicts: v.unknown() }),
])

/** `GET /api/organiser/similar-names`. */
export const similarNamesView = v.strictObject({
  events: v.array(v.strictObject({ permalink: v.string(), name: v.string(), detail: v.string() })),
})

/** `GET /api/organiser/events/{permalink}/revisions`, the latest first. */
export const revisionsView = v.strictObject({
  revisions: v.array(
    v.strictObject({
      number: v.number(),
      origin: v.picklist(['catalogue', 'editor', 'correction', 'import', 'restore']),
      /** Null for others than members, and after the end of the account. */
      author: v.nullable(v.string()),
      /** Time in words. */
      at: v.string(),
      changed: v.array(v.string()),
    }),
  ),
})

/** `GET /api/organiser/events/{permalink}/revisions/{number}`. */
export const revisionView = v.strictObject({ changes: v.array(documentChange) })

export type DraftView = v.InferOutput<typeof draftView>
export type PublishedAs = v.InferOutput<typeof publishedAs>
export type DraftSummary = v.InferOutput<typeof draftSummary>
export type SimilarNamesView = v.InferOutput<typeof similarNamesView>
export type RevisionsView = v.InferOutput<typeof revisionsView>
export type RevisionView = v.InferOutput<typeof revisionView>
