import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { reviewsPageSize } from '../../../model/values/limits.ts'
import type { ReviewsView } from '../../../model/schemas/community/review-views.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { fetchReviews } from './fetch-reviews.ts'
import { mayHaveMore } from './may-have-more.ts'
import { forgetAwaitedReview } from '../../../browser/awaited-review.ts'
import { actionOf, askToSignIn, type ReviewAction } from './review-action.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewSection } from './review-section.tsx'

interface ReviewsLiveProps {
  view: ReviewsView
  permalink: string
  /** Attributes of the link that was used; a new object for each use. */
  act: DOMStringMap
  sheets: readonly ComponentProps<'link'>[]
  /** Numbers of the reader's reviews. */
  written: readonly number[]
}

const isMember = (): boolean => document.documentElement.dataset['member'] !== undefined

/** The section of reviews once one of its links was used: sorting, further pages, and the form. */
export function ReviewsLive({ view, permalink, act, sheets, written }: ReviewsLiveProps) {
  const [shown, setShown] = useState(view)
  const [hasMore, setHasMore] = useState(() => mayHaveMore(view))
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [failed, setFailed] = useState<ReviewAction>({ type: 'none' })
  const [stars, setStars] = useState<number | null>(null)
  const [answered, setAnswered] = useState<{ id: string; others: string } | null>(null)
  const [firstNew, setFirstNew] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  /** Stars of the review for which this page has asked to sign in. */
  const waiting = useRef<number | null>(null)
  const askFor = (given: number) => {
    waiting.current = given
    askToSignIn(given)
  }

  async function load(action: ReviewAction) {
    if (action.type !== 'more' && action.type !== 'sort') return
    const sort = action.type === 'sort' ? action.sort : shown.sort
    const before = action.type === 'sort' ? [] : shown.list
    setState('busy')
    const page = await fetchReviews(view.eventId, sort, before.length)
    setFailed(action)
    setState(page === null ? 'failed' : 'idle')
    if (page === null) return
    setHasMore(page.length === reviewsPageSize)
    setShown({ ...shown, sort, list: [...before, ...page] })
    // The link that was used may be gone; the first new review has the focus.
    if (action.type === 'more') setFirstNew(before.length)
  }

  useEffect(() => {
    if (firstNew > 0) box.current?.querySelectorAll<HTMLElement>('article')[firstNew]?.focus()
  }, [firstNew])
  const carryOut = useEffectEvent((action: ReviewAction) => {
    if (action.type === 'answer') setAnswered(action)
    else if (action.type !== 'write') void load(action)
    else if (isMember()) setStars(action.stars)
    else askFor(action.stars)
  })
  useEffect(() => carryOut(actionOf(act)), [act])
  useEffect(() => {
    // Signing in goes on with the review; signing out closes its form.
    const follow = () => {
      if (isMember() && waiting.current !== null) {
        setStars(waiting.current)
        waiting.current = null
        forgetAwaitedReview()
      } else if (!isMember() && stars !== null) {
        setStars(null)
        askFor(stars)
      }
    }
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributeFilter: ['data-member'] })
    return () => observer.disconnect()
  }, [stars])

  const closeForm = () => {
    setStars(null)
    // The browser cannot return to the link that opened the first form: this component has replaced it.
    box.current?.querySelector<HTMLElement>(`[data-stars="${stars}"]`)?.focus()
  }
  const failure =
    state === 'failed' ? (
      <div className="notice n-bad" role="alert">
        <Icon name="alert" />
        <p>{view.texts.failed}</p>
        <button className="btn btn-line btn-s" type="button" onClick={() => void load(failed)}>
          {view.texts.again}
        </button>
      </div>
    ) : undefined
  return (
    <div ref={box}>
      <ReviewSection
        view={shown}
        permalink={permalink}
        hasMore={hasMore}
        written={written}
        isBusy={state === 'busy'}
        failure={failure}
      />
      {stars === null && answered === null
        ? null
        : sheets.map((sheet) => <link key={sheet.href} {...sheet} />)}
      {answered === null ? null : (
        <AnswerDialog {...answered} key={answered.id} onClose={() => setAnswered(null)} />
      )}
      {stars === null ? null : (
        <ReviewDialog
          permalink={permalink}
          stars={stars}
          failed={view.texts.failed}
          onClose={closeForm}
        />
      )}
    </div>
  )
}
