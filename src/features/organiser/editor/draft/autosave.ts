import type { DocumentChange } from '../../../../model/documents/change.ts'
import type { DraftStore } from './draft-store.ts'
import type { SaveResult, SaveState, ServerDraft } from './save-state.ts'
import type { Unsent } from './unsent.ts'

export interface AutosaveOptions {
  store: DraftStore
  version: number
  /** Changes of an earlier visit that were not sent. */
  unsent: Unsent | null
  save: (version: number, changes: DocumentChange[]) => Promise<SaveResult>
  /** The draft as it is now; null if it cannot be read. */
  load: () => Promise<ServerDraft | null>
  keep: (unsent: Unsent) => void
  now: () => number
}

export interface Autosave {
  state: () => SaveState
  subscribe: (listener: () => void) => () => void
  /** Sends what is not sent at once. @returns true if the server has everything */
  flush: () => Promise<boolean>
  /** Ends a conflict with a value for its fact. */
  resolve: (path: string, value: unknown) => void
  /** Version of the draft that the server is known to have. */
  version: () => number
  stop: () => void
}

/** Milliseconds from a change to its save, and from a failure to the next try. */
const pauseMs = 2500
const retryMs = 10_000

/** Sends the changes of a draft to the server, a few seconds after each. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { store, save, load, keep, now } = options
  let { version } = options
  let state: SaveState = { state: 'saved', at: null, conflicts: [] }
  let changedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null
  let isRebasing = false
  const refused = new Map<string, string>()
  const listeners = new Set<() => void>()

  const show = (next: Partial<SaveState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const pending = () =>
    store.changes().filter(({ path, to }) => refused.get(path) !== JSON.stringify(to))
  const keepAll = () =>
    keep({ changes: store.changes(), conflicts: [...state.conflicts], at: changedAt ?? now() })
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const rebase = (draft: ServerDraft) => {
    version = draft.version
    isRebasing = true
    const found = store.rebase(draft.facts)
    isRebasing = false
    const former = state.conflicts.filter(({ path }) => found.every((each) => each.path !== path))
    show({ conflicts: [...former, ...found] })
  }

  async function sendOnce(): Promise<boolean> {
    const changes = pending()
    if (changes.length === 0) return true
    show({ state: 'saving' })
    const result = await save(version, changes)
    if (result.state === 'saved') {
      store.acknowledge(changes)
      const isAlone = result.version === version + 1
      version = result.version
      if (!isAlone) {
        const draft = await load()
        if (draft !== null) rebase(draft)
      }
      changedAt = null
      show({ state: 'saved', at: now() })
      return pending().length === 0
    }
    if (result.state === 'conflict') {
      const draft = await load()
      if (draft !== null) rebase(draft)
      show({ state: draft === null ? 'unsent' : 'saved', at: now() })
      return false
    }
    if (result.state === 'refused')
      for (const path of result.paths) refused.set(path, JSON.stringify(store.get(path)))
    const isRefused = result.state === 'refused' && result.paths.length > 0
    const isOver = result.state === 'signed-out' || result.state === 'gone'
    show({ state: isOver ? result.state : 'unsent', at: changedAt })
    if (!isOver) schedule(isRefused ? 0 : retryMs)
    return false
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (sending !== null) {
      await sending
      return pending().length === 0 || (await flush())
    }
    sending = sendOnce().finally(() => {
      sending = null
      keepAll()
    })
    return await sending
  }

  const unsubscribe = store.subscribe(null, () => {
    if (isRebasing || store.changes().length === 0) return
    changedAt ??= now()
    keepAll()
    if (state.state !== 'signed-out' && state.state !== 'gone') schedule(pauseMs)
  })
  const { unsent } = options
  if (unsent !== null) {
    state = { ...state, conflicts: unsent.conflicts }
    changedAt = unsent.at
    keepAll()
    if (store.changes().length > 0) schedule(0)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush,
    resolve(path, value) {
      show({ conflicts: state.conflicts.filter((each) => each.path !== path) })
      store.set(path, value)
      keepAll()
      schedule(pauseMs)
    },
    version: () => version,
    stop() {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
