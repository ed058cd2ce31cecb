import type { DocumentChange } from '../../../model/documents/change.ts'
import type { DocumentConflict } from '../../../model/documents/conflict.ts'
import { withReplacedKeysIn, type ReplacedKeys } from '../../../model/documents/replaced-keys.ts'
import type { Templates } from '../../../model/documents/shape.ts'
import type { EventFacts } from '../../../model/schemas/event/event-facts.ts'
import type { DraftStore } from './draft-store.ts'
import type { Followed, SaveResult, SaveState, ServerDraft } from './save-state.ts'

/** The part of a draft that is not sent. */
export interface Rest {
  changes: DocumentChange[]
  conflicts: DocumentConflict[]
  /** Time of the last change, in milliseconds since 1970. */
  at: number
}

export interface AutosaveOptions<Doc extends object = EventFacts> {
  /** Shape of the documents. */
  shape: Templates
  store: DraftStore<Doc>
  version: number
  /** Conflicts of an earlier visit that are not decided. */
  conflicts: readonly DocumentConflict[]
  save: (version: number, changes: DocumentChange[]) => Promise<SaveResult>
  /** The draft as it is now; null if it cannot be read. */
  load: () => Promise<ServerDraft<Doc> | null>
  /** The draft that the event has in place of one that was published or discarded. */
  follow: () => Promise<Followed<Doc>>
  keep: (rest: Rest) => void
  now: () => number
}

export interface Autosave {
  state: () => SaveState
  subscribe: (listener: () => void) => () => void
  /** Sends what is not sent at once. @returns true if the server has everything, and no conflict is open */
  flush: () => Promise<boolean>
  /** Goes on with the event's present draft, to which all that is not sent is applied. @returns false if there is none */
  renew: () => Promise<boolean>
  /** Ends a conflict with a value for its fact. */
  resolve: (path: string, value: unknown) => void
  /** Goes on with another draft at this version, to which all differences of the store are sent. */
  restart: (version: number) => void
  /** Version of the draft that the server is known to have. */
  version: () => number
  /** Sends nothing more. */
  stop: () => void
}

/** Milliseconds from a change to its save, and from a failure to the next try. */
const pauseMs = 2500
const retryMs = 10_000

/** Sends the changes of a draft to the server, a few seconds after each. */
export function createAutosave<Doc extends object>(options: AutosaveOptions<Doc>): Autosave {
  const { shape, store, save, load, follow, keep, now } = options
  let { version } = options
  let state: SaveState = { state: 'saved', at: null, conflicts: options.conflicts }
  let changedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null
  let isRebasing = false
  let isStopped = false
  const refused = new Map<string, string>()
  const listeners = new Set<() => void>()

  const show = (next: Partial<SaveState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const pending = () =>
    store.changes().filter(({ path, to }) => refused.get(path) !== JSON.stringify(to))
  const isAllSent = () => pending().length === 0 && state.conflicts.length === 0
  const keepAll = () =>
    keep({ changes: store.changes(), conflicts: [...state.conflicts], at: changedAt ?? now() })
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const rebase = (draft: ServerDraft<Doc>, keys: ReplacedKeys = {}) => {
    version = draft.version
    isRebasing = true
    const found = store.rebase(draft.facts, keys)
    isRebasing = false
    const former = withReplacedKeysIn(shape, state.conflicts, keys)
    const stays = ({ path }: DocumentConflict) => found.every((each) => each.path !== path)
    show({ conflicts: [...former.filter(stays), ...found] })
    keepAll()
  }

  async function renew(): Promise<boolean> {
    const next = await follow()
    if (next.state === 'opened') {
      rebase(next.draft, next.keys)
      return true
    }
    show({ state: next.state === 'failed' ? 'unsent' : next.state, at: changedAt })
    if (next.state === 'failed') schedule(retryMs)
    return false
  }

  async function sendOnce(isRenewed = false): Promise<boolean> {
    const changes = pending()
    if (changes.length === 0) {
      if (state.state === 'saving') show({ state: 'saved', at: now() })
      return isAllSent()
    }
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
      const isDone = store.changes().length === 0
      const rest = pending().length === 0 ? 'unsent' : 'saving'
      show({ state: isDone ? 'saved' : rest, at: now() })
      return isAllSent()
    }
    if (result.state === 'conflict') {
      const draft = await load()
      if (draft !== null) rebase(draft)
      show({ state: draft === null ? 'unsent' : 'saved', at: now() })
      return false
    }
    if (result.state === 'gone' && !isRenewed) return (await renew()) && (await sendOnce(true))
    if (result.state === 'refused')
      for (const path of result.paths) refused.set(path, JSON.stringify(store.get(path)))
    const isRefused = result.state === 'refused' && result.paths.length > 0
    const isOver = result.state === 'signed-out'
    show({ state: isOver ? result.state : 'unsent', at: changedAt })
    if (!isOver) schedule(isRefused ? 0 : retryMs)
    return false
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (isStopped) return isAllSent()
    if (sending !== null) {
      await sending
      return isAllSent() || (await flush())
    }
    sending = sendOnce().finally(() => {
      sending = null
      keepAll()
    })
    return await sending
  }

  const endStates: readonly SaveState['state'][] = ['signed-out', 'discarded', 'gone']
  const unsubscribe = store.subscribe(null, () => {
    if (isRebasing || store.changes().length === 0) return
    changedAt ??= now()
    keepAll()
    if (endStates.includes(state.state)) return
    // The text typed since the last save is not on the server yet.
    if (state.state === 'saved') show({ state: 'saving' })
    schedule(pauseMs)
  })
  if (store.changes().length > 0 || state.conflicts.length > 0) {
    changedAt = now()
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
    renew,
    resolve(path, value) {
      show({ conflicts: state.conflicts.filter((each) => each.path !== path) })
      store.set(path, value)
      keepAll()
      schedule(pauseMs)
    },
    restart(next) {
      version = next
      show({ state: 'saving', conflicts: [] })
      schedule(0)
    },
    version: () => version,
    stop() {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
