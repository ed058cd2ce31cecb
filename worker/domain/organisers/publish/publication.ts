import type { SQL } from 'drizzle-orm'
import type { DocumentConflict } from '../../../../src/model/documents/conflict.ts'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Statement } from '../../../db/prepare.ts'

/** Ways in which facts of an event change; `catalogue` are those before the first change. */
export type RevisionOrigin = 'editor' | 'correction' | 'import' | 'restore'

/** A change of an event's facts on its way to the tables of the catalogue. */
export interface Publication {
  /** Organisation of a new event. */
  organiserId: number
  /** The facts to publish, made of those that the tables hold now. */
  facts: EventFacts
  origin: RevisionOrigin
  /** Null for a command. */
  authorId: number | null
  /** Page that states the changed facts, and the ISO date on which it did; null for the organiser's own word. */
  source: { url: string; checked: string } | null
  /** Condition at the time of writing: the draft is as it was read, the member still represents the organiser. */
  stands: SQL
  /** Further statements of the batch, from the id of the event. */
  also: (eventId: number) => readonly Statement[]
}

/** Outcome of a publication; nothing is written unless it is published. */
export type Published =
  | { state: 'published'; eventId: number; permalink: string; revision: number }
  /** The first event of a new organiser waits for a moderator. */
  | { state: 'waiting' }
  | { state: 'faults'; faults: FactFaults }
  | { state: 'conflicts'; conflicts: DocumentConflict[] }
