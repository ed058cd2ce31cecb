import { createContext, use } from 'react'
import type { DraftSession, SessionState } from './draft-session.ts'
import type { EditorStores } from './editor-stores.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { keysOf, useStoredValue } from '../../../member-area/draft/use-stored-value.ts'

export interface Editor extends EditorStores {
  draft: DraftView
  /** Fate of the draft before this one. */
  former: SessionState['former']
  session: DraftSession
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (editor === null) throw new Error('useEditor must be used inside <EditorPage>')
  return editor
}

/** A fact of the draft and the function that changes it. Only the caller renders when it changes. */
export function useFact(path: string): [value: unknown, set: (value: unknown) => void] {
  return useStoredValue(useEditor().store, path)
}

/** A fact that is a text; '' if it is not stated. */
export function useText(path: string): [value: string, set: (value: unknown) => void] {
  const [value, set] = useFact(path)
  return [typeof value === 'string' ? value : '', set]
}

/** Keys of the entries of a list. */
export function useKeys(path: string): readonly string[] {
  const [value] = useFact(path)
  return keysOf(value)
}
