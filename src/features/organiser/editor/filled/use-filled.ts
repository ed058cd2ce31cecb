import { useSyncExternalStore } from 'react'
import { useEditor } from '../draft/editor-context.ts'
import type { Filled } from './filled-of.ts'

/** How much of the draft is filled, a moment after the last change. */
export function useFilled(): Filled {
  const { filled } = useEditor()
  return useSyncExternalStore(filled.subscribe, filled.get, filled.get)
}
