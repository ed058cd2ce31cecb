import { pageNow } from '../../../browser/storage.ts'
import type { DeskContent } from '../../../model/schemas/desk/desk-content.ts'
import type { DeskDraftView } from '../../../model/schemas/desk/desk-views.ts'
import { applyUnsent, type Recovered } from '../../member-area/draft/apply-unsent.ts'
import { createAutosave, type Autosave } from '../../member-area/draft/autosave.ts'
import { createDraftStore, type DraftStore } from '../../member-area/draft/draft-store.ts'
import type { Followed, ServerDraft } from '../../member-area/draft/save-state.ts'
import { forgetUnsent, leftUnsent, openUnsentPlace } from '../../member-area/draft/unsent.ts'
import { openDraft, saveDraft } from './desk-api.ts'
import { createFaults, type FaultStore } from './faults.ts'
import { deskShape } from './desk-shape.ts'
import { storedTexts, withTypedTexts } from './typed-texts.ts'

/** An open editor of a document. */
export interface DeskSession {
  draft: () => DeskDraftView
  subscribe: (listener: () => void) => () => void
  store: DraftStore<DeskContent>
  autosave: Autosave
  faults: FaultStore
  /** True if changes of an earlier visit were found in this browser. */
  hasRecovered: boolean
  /** Loads the draft again, as after publishing; what is not sent is applied to it. */
  reload: () => Promise<void>
  /** Drops all that was not sent. */
  forget: () => void
  stop: () => void
}

/** Name under which this browser stores what it has not sent. No permalink has a slash. */
const placeOf = (id: number): string => `desk/${id}`

async function recovered(
  draft: DeskDraftView,
): Promise<Recovered<DeskContent> & { keys: string[] }> {
  const left = await leftUnsent([placeOf(draft.id)])
  let found: Recovered<DeskContent> = { facts: draft.content, conflicts: [] }
  for (const { unsent } of left) found = applyUnsent(deskShape, found, unsent, {})
  return { ...found, keys: left.map(({ key }) => key) }
}

export async function openSession(first: DeskDraftView): Promise<DeskSession> {
  const { keys, facts, conflicts } = await recovered(first)
  let draft = first
  const { id } = first
  const place = openUnsentPlace(placeOf(id))
  const listeners = new Set<() => void>()
  const store = createDraftStore(deskShape, first.content)
  store.update(() => facts)
  const faults = createFaults(store)

  const take = async (next: DeskDraftView): Promise<ServerDraft<DeskContent>> => {
    draft = next
    for (const listener of listeners) listener()
    return { version: next.version, facts: await withTypedTexts(next.content, store.sent()) }
  }
  const load = async () => {
    const opened = await openDraft(id)
    return opened.state === 'loaded' ? await take(opened.draft) : null
  }
  const follow = async (): Promise<Followed<DeskContent>> => {
    const opened = await openDraft(id)
    if (opened.state === 'loaded')
      return { state: 'opened', draft: await take(opened.draft), keys: {} }
    return { state: opened.state === 'missing' ? 'gone' : opened.state }
  }
  const autosave = createAutosave({
    shape: deskShape,
    store,
    version: first.version,
    conflicts,
    now: pageNow,
    save: async (at, changes) => {
      const { fields, ...result } = await saveDraft(id, at, storedTexts(changes))
      if (result.state === 'refused') faults.show({ ...faults.all(), ...fields })
      return result
    },
    load,
    follow,
    keep: (rest) => place.keep({ ...rest, draft: String(id), facts: null }),
  })
  for (const key of keys) forgetUnsent(key)
  const stop = () => {
    autosave.stop()
    place.close()
  }
  return {
    draft: () => draft,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    store,
    autosave,
    faults,
    hasRecovered: keys.length > 0,
    async reload() {
      await autosave.renew()
    },
    forget() {
      stop()
      place.forget()
    },
    stop,
  }
}
