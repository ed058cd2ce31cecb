import type { DocumentConflict } from '../../../../model/documents/conflict.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'

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

export interface ServerDraft {
  version: number
  facts: EventFacts
}

export interface SaveState {
  state: 'saved' | 'saving' | 'unsent' | 'signed-out' | 'gone'
  /** Time of the last save, or of the first change that is not sent, in milliseconds since 1970; null before. */
  at: number | null
  conflicts: readonly DocumentConflict[]
}
