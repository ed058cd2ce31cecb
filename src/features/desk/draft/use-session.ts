import { useEffect, useState } from 'react'
import { localStore } from '../../../browser/storage.ts'
import { goToSignIn } from '../../member-area/send-account-request.ts'
import { openDraft } from './desk-api.ts'
import { openSession, type DeskSession } from './desk-session.ts'
import type { DeskData } from '../use-desk-data.ts'

async function load(id: number): Promise<DeskData<DeskSession> | { state: 'signed-out' }> {
  localStore.clean()
  const opened = await openDraft(id)
  if (opened.state !== 'loaded') return opened
  return { state: 'loaded', value: await openSession(opened.draft) }
}

/**
 * The draft of a document with what this browser did not send of it. Leaving the page or hiding the window sends the rest.
 * @param attempt another number loads it again
 */
export function useSession(id: number, attempt: number): DeskData<DeskSession> {
  const [data, setData] = useState<DeskData<DeskSession>>({ state: 'loading' })
  useEffect(() => {
    let session: DeskSession | null = null
    let isCancelled = false
    const sendRest = () => void session?.autosave.flush()
    const open = async () => {
      const next = await load(id)
      if (next.state === 'loaded') session = next.value
      if (isCancelled) session?.stop()
      else if (next.state === 'signed-out') goToSignIn()
      else setData(next)
    }
    setData({ state: 'loading' })
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
  }, [id, attempt])
  return data
}
