import { useSyncExternalStore } from 'react'
import type { SaveState } from '../../../member-area/draft/save-state.ts'
import { useEditor } from './editor-context.ts'

export function useSaveState(): SaveState {
  const { autosave } = useEditor()
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
}
