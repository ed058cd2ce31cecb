import type { DocumentConflict } from '../../../model/documents/conflict.ts'
import type { ReplacedKeys } from '../../../model/documents/replaced-keys.ts'
import type { EventFacts } from '../../../model/schemas/event/event-facts.ts'

/** Answer of the server to a save. */
export type SaveResult =
  | { state: 'saved'; version: number }
  /** Others changed some of the facts; what did not meet theirs is saved. */
  | { state: 'conflict' }
  | { state: 'signed-out' }
  /** The draft was published, discarded or taken away. */
  | { state: 'gone' }
  /** Values that no draft may hold. */
  | { state: 'refused'; paths: string[] }
  /** No network, or a failure of the server. */
  | { state: 'failed' }

export interface ServerDraft<Doc extends object = EventFacts> {
  version: number
  facts: Doc
}

/** The draft that an event has in place of one that is gone, or why there is none. */
export type Followed<Doc extends object = EventFacts> =
  /** With the keys that entries got since. */
  | { state: 'opened'; draft: ServerDraft<Doc>; keys: ReplacedKeys }
  /** The draft of a new event was discarded. */
  | { state: 'discarded' }
  /** The event is no longer the member's to edit. */
  | { state: 'gone' }
  | { state: 'signed-out' }
  /** No network, or a failure of the server. */
  | { state: 'failed' }

export interface SaveState {
  /** `saving` from the first change that is not sent. */
  state: 'saved' | 'saving' | 'unsent' | 'signed-out' | 'discarded' | 'gone'
  /** Time of the last save, or of the first change that is not sent, in milliseconds since 1970; null before. */
  at: number | null
  conflicts: readonly DocumentConflict[]
}
