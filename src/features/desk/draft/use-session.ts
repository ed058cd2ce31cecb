import { localStore } from '../../../browser/storage.ts'
import { useOpenDraft } from '../../member-area/draft/use-open-draft.ts'
import type { DeskData } from '../use-desk-data.ts'
import { openDraft } from './desk-api.ts'
import { openSession, type DeskSession } from './desk-session.ts'

type Opened = DeskData<DeskSession>

const opening = {
  async load(id: number): Promise<Opened | { state: 'signed-out' }> {
    localStore.clean()
    const opened = await openDraft(id)
    if (opened.state !== 'loaded') return opened
    return { state: 'loaded', value: await openSession(opened.draft) }
  },
  sessionOf: (opened: Opened) => (opened.state === 'loaded' ? opened.value : null),
}

/** The draft of a document. @param attempt another number loads it again */
export const useSession = (id: number, attempt: number): Opened =>
  useOpenDraft(opening, id, attempt)
