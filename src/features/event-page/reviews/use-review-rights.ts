import { useEffect, useState } from 'react'
import type { ReviewRights } from './load-review-rights.ts'

const none: ReviewRights = { mayAnswer: false, written: [] }

/**
 * Rights of the signed-in member on the reviews of the event, from the API. Everyone gets the same page: buttons
 * appear and go then, also after a sign-in on this page, and when the member signs out.
 */
export function useReviewRights(permalink: string, isReviewed: boolean): ReviewRights {
  const [rights, setRights] = useState<ReviewRights & { of: string | null }>({ ...none, of: null })
  useEffect(() => {
    if (!isReviewed) return
    const root = document.documentElement
    let asked: string | undefined
    const ask = () => {
      const role = root.dataset['member']
      if (role === asked) return
      asked = role
      setRights({ ...none, of: null })
      if (role === undefined) return
      import('./load-review-rights.ts')
        .then(async ({ loadReviewRights }) => await loadReviewRights(permalink, role))
        .then((loaded) => asked === role && setRights({ ...loaded, of: permalink }))
        .catch((error: unknown) => console.warn('Rights on reviews could not be loaded:', error))
    }
    ask()
    const observer = new MutationObserver(ask)
    observer.observe(root, { attributeFilter: ['data-member'] })
    return () => observer.disconnect()
  }, [isReviewed, permalink])
  return rights.of === permalink ? rights : none
}
