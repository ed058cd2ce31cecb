import { localStore } from '../../../../browser/storage.ts'
import { isDraftId } from '../../../../model/event/draft-ids.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { fetchPublished, openDraft, type LoadedDraft } from '../draft/draft-api.ts'
import { openSession, type DraftSession } from '../draft/draft-session.ts'
import { recoverDraft } from '../draft/recover-draft.ts'
import { forgetUnsent, leftUnsent, type Unsent } from '../../../member-area/draft/unsent.ts'
import { useOpenDraft } from '../../../member-area/draft/use-open-draft.ts'

export type OpenedDraft =
  | { state: 'loading' }
  | { state: Exclude<LoadedDraft['state'], 'loaded' | 'signed-out'> }
  /** A colleague discarded the draft of a new event; some of its text was not sent. */
  | { state: 'discarded'; left: { key: string; unsent: Unsent }[] }
  | { state: 'loaded'; session: DraftSession; hasRecovered: boolean }

/** Opens the draft of an event. The id of a draft that was published leads to its event. */
async function findDraft(event: string): Promise<LoadedDraft> {
  const loaded = await openDraft(event)
  if (loaded.state !== 'missing' || !isDraftId(event)) return loaded
  const found = await fetchPublished(event)
  return found.state === 'published' ? await openDraft(found.as.permalink) : loaded
}

async function openEditor(draft: DraftView): Promise<OpenedDraft> {
  const { keys, ...recovered } = await recoverDraft(draft)
  const session = openSession(draft, recovered)
  // They are stored for this editor now.
  for (const key of keys) forgetUnsent(key)
  return { state: 'loaded', session, hasRecovered: keys.length > 0 }
}

async function load(event: string): Promise<OpenedDraft | { state: 'signed-out' }> {
  localStore.clean()
  const loaded = await findDraft(event)
  if (loaded.state === 'loaded') return await openEditor(loaded.draft)
  const left = loaded.state === 'missing' && isDraftId(event) ? await leftUnsent([event]) : []
  return left.length > 0 ? { state: 'discarded', left } : loaded
}

const opening = {
  load,
  sessionOf(opened: OpenedDraft) {
    if (opened.state !== 'loaded') return null
    const { stores, stop } = opened.session
    return { autosave: stores.autosave, stop }
  },
}

/** The draft of an event, by its permalink or the id of the draft. @param attempt another number loads it again */
export const useDraft = (event: string, attempt: number): OpenedDraft =>
  useOpenDraft(opening, event, attempt)
