import { useEffect, useState } from 'react'

/**
 * True once the API says that the signed-in member may answer reviews of the event. Everyone gets the same page: its
 * buttons for answers appear then, also after a sign-in on this page, and go when the member signs out.
 */
export function useMayAnswer(permalink: string, isReviewed: boolean): boolean {
  const [answeredEvent, setAnsweredEvent] = useState<string | null>(null)
  useEffect(() => {
    if (!isReviewed) return
    const root = document.documentElement
    let asked: string | undefined
    const ask = () => {
      const role = root.dataset['member']
      if (role === asked) return
      asked = role
      setAnsweredEvent(null)
      if (role !== 'organiser') return
      import('./may-answer.ts')
        .then(async ({ mayAnswer }) => await mayAnswer(permalink))
        .then((may) => setAnsweredEvent((before) => (may && asked === role ? permalink : before)))
        .catch((error: unknown) => console.warn('Answers could not be loaded:', error))
    }
    ask()
    const observer = new MutationObserver(ask)
    observer.observe(root, { attributeFilter: ['data-member'] })
    return () => observer.disconnect()
  }, [isReviewed, permalink])
  return answeredEvent === permalink
}
