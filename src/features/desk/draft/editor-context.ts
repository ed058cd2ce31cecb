import { createContext, use, useSyncExternalStore } from 'react'
import type { Locale } from '../../../model/locales.ts'
import type { DeskDraftView } from '../../../model/schemas/desk/desk-views.ts'
import type { SaveState } from '../../member-area/draft/save-state.ts'
import type { DeskSession } from './desk-session.ts'
import { faultText } from './faults.ts'
import { keysOf, useStoredValue } from '../../member-area/draft/use-stored-value.ts'

interface Editor {
  session: DeskSession
  draft: DeskDraftView
  /** Language of the fields. */
  locale: Locale
  setLocale: (locale: Locale) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (editor === null) throw new Error('useEditor must be used inside <DocumentEditor>')
  return editor
}

/** A value of the draft and the function that changes it. Only the caller renders when it changes. */
export function useValue(path: string): [value: unknown, set: (value: unknown) => void] {
  return useStoredValue(useEditor().session.store, path)
}

/** A value that is a text; '' if there is none. */
export function useText(path: string): [value: string, set: (value: unknown) => void] {
  const [value, set] = useValue(path)
  return [typeof value === 'string' ? value : '', set]
}

/** Keys of the entries of a list. */
export function useKeys(path: string): readonly string[] {
  const [value] = useValue(path)
  return keysOf(value)
}

export function useSaveState(): SaveState {
  const { autosave } = useEditor().session
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
}

/** Sentence of the fault of a field: at its path, or at that of its English text. @param label name of the field */
export function useFault(path: string, label: string): string | null {
  const { faults } = useEditor().session
  const all = useSyncExternalStore(faults.subscribe, faults.all, faults.all)
  const { locale } = useEditor()
  const code = all[path] ?? all[`${path}.${locale}`] ?? all[`${path}.en`]
  return code === undefined ? null : faultText(code, label)
}
