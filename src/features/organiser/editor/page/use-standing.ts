import { useEffect } from 'react'
import type { DraftSession } from '../draft/draft-session.ts'

/** Milliseconds between two looks at a draft that waits for a moderator. */
const everyMs = 20_000

/** Learns the decision of a moderator while the editor is open and seen. */
export function useStanding(session: DraftSession, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState === 'visible') void session.refresh()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [session, isWaiting])
}
