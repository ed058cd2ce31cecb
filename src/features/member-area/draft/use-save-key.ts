import { useEffect } from 'react'
import type { Autosave } from './autosave.ts'

/** Ctrl+S sends at once; the browser's own dialog would save a file of no use. */
export function useSaveKey({ autosave }: { autosave: Autosave }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void autosave.flush()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [autosave])
}
