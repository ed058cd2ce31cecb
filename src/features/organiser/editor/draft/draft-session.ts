import { pageNow } from '../../../../browser/storage.ts'
import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { createFilledStore } from '../filled/filled-store.ts'
import { createAutosave } from '../../../member-area/draft/autosave.ts'
import { fetchDraft, fetchPublished, openDraft, saveDraft } from './draft-api.ts'
import { createDraftStore } from '../../../member-area/draft/draft-store.ts'
import type { EditorStores } from './editor-stores.ts'
import { createFaultStore } from './fault-store.ts'
import type { Recovered } from '../../../member-area/draft/apply-unsent.ts'
import type { Followed } from '../../../member-area/draft/save-state.ts'
import { openUnsentPlace } from '../../../member-area/draft/unsent.ts'

/** The draft that an editor has open, which changes when it is published or discarded. */
export interface SessionState {
  draft: DraftView
  /** Fate of the draft before; null for the first one. */
  former: 'published' | 'replaced' | null
}

/** An open editor of an event, with all that it holds. */
export interface DraftSession {
  /** Identity of the editor: another session is another one. */
  key: string
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  stores: EditorStores
  /** Takes over what happened to the draft elsewhere, such as the decision of a moderator. */
  refresh: () => Promise<void>
  /** Goes on after the draft was published here, or waits for a moderator. */
  afterPublishing: (outcome: 'published' | 'waiting') => Promise<void>
  /** Goes on with another draft, which gets all facts as they are here. */
  moveTo: (draft: DraftView) => void
  /** Ends the editor with all that it did not send. */
  forget: () => void
  stop: () => void
}

/** Name of an event in its addresses. */
const eventOf = ({ permalink, id }: DraftView): string => permalink ?? id

/** @param recovered facts of the draft with what earlier visits did not send */
export function openSession(first: DraftView, recovered: Recovered): DraftSession {
  let state: SessionState = { draft: first, former: null }
  const place = openUnsentPlace(eventOf(first))
  const listeners = new Set<() => void>()
  const show = (next: SessionState) => {
    if (eventOf(next.draft) !== eventOf(state.draft)) place.moveTo(eventOf(next.draft))
    state = next
    for (const listener of listeners) listener()
  }
  const store = createDraftStore(eventShape, first.facts)
  store.update(() => recovered.facts)

  async function follow(): Promise<Followed> {
    const { draft } = state
    const found = await fetchPublished(draft.id)
    if (found.state === 'failed' || found.state === 'signed-out') return { state: found.state }
    const published = found.state === 'published' ? found.as : null
    const permalink = published?.permalink ?? draft.permalink
    if (permalink === null) return { state: 'discarded' }
    const opened = await openDraft(permalink)
    if (opened.state === 'loaded') {
      const wasWaiting = draft.state === 'waiting' && published !== null
      show({ draft: opened.draft, former: wasWaiting ? 'published' : 'replaced' })
      const { version, facts } = opened.draft
      return { state: 'opened', draft: { version, facts }, keys: published?.keys ?? {} }
    }
    const { state: refusal } = opened
    return { state: refusal === 'failed' || refusal === 'signed-out' ? refusal : 'gone' }
  }

  const autosave = createAutosave({
    shape: eventShape,
    store,
    version: first.version,
    conflicts: recovered.conflicts,
    now: pageNow,
    save: async (version, changes) => await saveDraft(state.draft.id, version, changes),
    load: async () => {
      const present = await fetchDraft(state.draft.id)
      return present.state === 'loaded' ? present.draft : null
    },
    follow,
    keep: (rest) => {
      const { id, permalink } = state.draft
      place.keep({ ...rest, draft: id, facts: permalink === null ? store.facts() : null })
    },
  })
  const publishedFacts = () => (state.draft.permalink === null ? null : state.draft.base)
  const stop = () => {
    autosave.stop()
    place.close()
  }

  return {
    key: crypto.randomUUID(),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stores: {
      store,
      autosave,
      faults: createFaultStore(store, publishedFacts),
      filled: createFilledStore(store, first.hasPicture),
    },
    async refresh() {
      const { draft } = state
      const found = await fetchDraft(draft.id)
      if (found.state === 'missing') await autosave.renew()
      if (found.state !== 'loaded' || state.draft.id !== draft.id) return
      const { state: next, isModerated, returned } = found.draft
      show({ ...state, draft: { ...state.draft, state: next, isModerated, returned } })
    },
    async afterPublishing(outcome) {
      const { draft } = state
      if (outcome === 'waiting')
        show({ ...state, draft: { ...draft, state: 'waiting', returned: null } })
      else if (await autosave.renew()) show({ ...state, former: null })
    },
    moveTo(draft) {
      show({ draft, former: null })
      store.compareWith(draft.facts)
      autosave.restart(draft.version)
    },
    forget() {
      stop()
      place.forget()
    },
    stop,
  }
}
