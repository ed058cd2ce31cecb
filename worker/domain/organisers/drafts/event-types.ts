import type { RejectionReason } from '../../../../src/model/community/moderation.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { StoredFacts } from '../../catalogue/facts/read-facts.ts'
import type { DraftRow, StoredDocument } from '../../publishing/document-kind.ts'

/** Page that states the changed facts, and the ISO date on which it did; null for the organiser's own word. */
export type StatedBy = { url: string; checked: string } | null

/** Types of the facts of events as documents. */
export interface EventTypes {
  doc: EventFacts
  stored: Omit<StoredFacts, 'facts' | 'revision'>
  draft: {
    id: string
    /** Null for an event that is not published. */
    permalink: string | null
    organiserId: number
    /** ISO date; null for an organiser whose events a moderator publishes. */
    verifiedOn: string | null
    /** Number in the moderators' inbox; null before it first waits. */
    inboxNumber: number | null
    /** The decision on an item of the inbox with that number; null before. */
    decision: { state: string; reason: RejectionReason | null; note: string | null } | null
    /** 1 if the event, or the draft of a new one, has a picture. */
    pictured: number
  }
  address: { eventId: number; permalink: string }
  /** The organisation is that of a new event. */
  details: { source: StatedBy; organiserId: number | null }
  context: { now: Date; rates: Rates }
  faults: FactFaults
  /** `catalogue` are the facts before the first change. */
  origin: 'catalogue' | 'editor' | 'correction' | 'import' | 'restore'
}

export type EventDraft = DraftRow<EventTypes>
export type StoredEvent = StoredDocument<EventTypes>
