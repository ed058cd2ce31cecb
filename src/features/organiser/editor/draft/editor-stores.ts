import type { FilledStore } from '../filled/filled-store.ts'
import type { Autosave } from '../../../member-area/draft/autosave.ts'
import type { DraftStore } from '../../../member-area/draft/draft-store.ts'
import type { FaultStore } from './fault-store.ts'

/** Facts of an open editor, with what follows from them. They stay when its event gets another draft. */
export interface EditorStores {
  store: DraftStore
  autosave: Autosave
  faults: FaultStore
  filled: FilledStore
}
