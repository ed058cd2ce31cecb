import { useEffect, useState } from 'react'
import { goToSignIn } from '../send-account-request.ts'
import type { Autosave } from './autosave.ts'

/** The part of an open editor that outlasts its page. */
interface Session {
  autosave: Autosave
  stop: () => void
}

/** How a kind of draft is opened. */
interface Opening<Id, Opened> {
  load: (id: Id) => Promise<Opened | { state: 'signed-out' }>
  /** Null if no draft was opened. */
  sessionOf: (opened: Opened) => Session | null
}

const isSignedOut = (opened: { state: string }): opened is { state: 'signed-out' } =>
  opened.state === 'signed-out'

/**
 * A draft with what this browser did not send of it. Leaving the page or hiding the window sends the rest. Leads to the
 * sign-in page if there is no session.
 * @param opening the same object in each render
 * @param attempt another number loads it again
 */
export function useOpenDraft<Id, Opened extends { state: string }>(
  { load, sessionOf }: Opening<Id, Opened>,
  id: Id,
  attempt: number,
): Opened | { state: 'loading' } {
  const [opened, setOpened] = useState<Opened | { state: 'loading' }>({ state: 'loading' })
  useEffect(() => {
    let session: Session | null = null
    let isCancelled = false
    const sendRest = () => void session?.autosave.flush()
    const open = async () => {
      const next = await load(id)
      if (isSignedOut(next)) return isCancelled ? undefined : goToSignIn()
      session = sessionOf(next)
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
  }, [load, sessionOf, id, attempt])
  return opened
}
