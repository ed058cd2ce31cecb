import { useEffect, useState } from 'react'
import { localStore } from '../../../../browser/storage.ts'
import { isDraftId } from '../../../../model/event/draft-ids.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { fetchPublished, openDraft, type LoadedDraft } from '../draft/draft-api.ts'
import { openSession, type DraftSession } from '../draft/draft-session.ts'
import { recoverDraft } from '../draft/recover-draft.ts'
import { forgetUnsent, leftUnsent, type Unsent } from '../../../member-area/draft/unsent.ts'

export type OpenedDraft =
  | { state: 'loading' }
  | { state: Exclude<LoadedDraft['state'], 'loaded'> }
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

async function load(event: string): Promise<OpenedDraft> {
  localStore.clean()
  const loaded = await findDraft(event)
  if (loaded.state === 'loaded') return await openEditor(loaded.draft)
  const left = loaded.state === 'missing' && isDraftId(event) ? await leftUnsent([event]) : []
  return left.length > 0 ? { state: 'discarded', left } : loaded
}

/**
 * The draft of an event with what this browser did not send of it. Leaving the page or hiding the window sends the rest.
 * @param attempt another number loads it again
 */
export function useDraft(event: string, attempt: number): OpenedDraft {
  const [opened, setOpened] = useState<OpenedDraft>({ state: 'loading' })
  useEffect(() => {
    let session: DraftSession | null = null
    let isCancelled = false
    const sendRest = () => void session?.stores.autosave.flush()
    const open = async () => {
      const next = await load(event)
      if (next.state === 'loaded') ({ session } = next)
      if (isCancelled) session?.stop()
      else setOpened(next)
    }
    // Nothing can be typed into an editor that was left.
    setOpened({ state: 'loading' })
    void open()
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
      session?.stop()
    }
  }, [event, attempt])
  return opened
}
