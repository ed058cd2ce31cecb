import { useEffect, useState } from 'react'
import { localStore, pageNow } from '../../../../browser/storage.ts'
import { createAutosave } from '../draft/autosave.ts'
import { recoverDraft } from '../draft/apply-unsent.ts'
import { fetchDraft, openDraft, saveDraft, type LoadedDraft } from '../draft/draft-api.ts'
import type { Editor } from '../draft/editor-context.ts'
import { createFaultStore } from '../draft/fault-store.ts'
import { createFilledStore } from '../filled/filled-store.ts'
import { keepUnsent, readUnsent } from '../draft/unsent.ts'

export type OpenedDraft =
  | { state: 'loading' }
  | { state: Exclude<LoadedDraft['state'], 'loaded'> }
  | { state: 'loaded'; editor: Editor; hasRecovered: boolean }

function editorOf(loaded: Extract<LoadedDraft, { state: 'loaded' }>): OpenedDraft {
  const { draft } = loaded
  localStore.clean()
  const { store, unsent } = recoverDraft(draft.facts, readUnsent(draft.id))
  const autosave = createAutosave({
    store,
    version: draft.version,
    unsent,
    now: pageNow,
    save: async (version, changes) => await saveDraft(draft.id, version, changes),
    load: async () => {
      const present = await fetchDraft(draft.id)
      return present.state === 'loaded' ? present.draft : null
    },
    keep: (left) => keepUnsent(draft.id, left),
  })
  const faults = createFaultStore(store, draft.permalink === null ? null : draft.base)
  const filled = createFilledStore(store, draft.hasPicture)
  return {
    state: 'loaded',
    editor: { draft, store, autosave, faults, filled },
    hasRecovered: unsent !== null,
  }
}

/**
 * The draft of an event with what this browser did not send of it. Leaving the page or hiding the window sends the rest.
 * @param attempt another number loads it again
 */
export function useDraft(event: string, attempt: number): OpenedDraft {
  const [opened, setOpened] = useState<OpenedDraft>({ state: 'loading' })
  useEffect(() => {
    let editor: Editor | null = null
    let isCancelled = false
    const sendRest = () => void editor?.autosave.flush()
    const load = async () => {
      const loaded = await openDraft(event)
      if (isCancelled) return
      const next = loaded.state === 'loaded' ? editorOf(loaded) : loaded
      if (next.state === 'loaded') ({ editor } = next)
      setOpened(next)
    }
    void load()
    const hide = () => {
      if (document.visibilityState === 'hidden') sendRest()
    }
    window.addEventListener('online', sendRest)
    document.addEventListener('visibilitychange', hide)
    return () => {
      isCancelled = true
      window.removeEventListener('online', sendRest)
      document.removeEventListener('visibilitychange', hide)
      sendRest()
      editor?.autosave.stop()
    }
  }, [event, attempt])
  return opened
}
