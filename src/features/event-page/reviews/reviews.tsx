import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
} from 'react'
import { isReviewAwaited } from '../../../browser/awaited-review.ts'
import { loadMessages } from '../../../request/load-messages.ts'
import { ServerMarkup } from '../../../ui/server-markup.tsx'
import type { LoadedEvent } from '../load-event.ts'
import type { ReviewsLive } from './reviews-live.tsx'
import { servedReviews } from './served-reviews.ts'
import { useReviewRights } from './use-review-rights.ts'

interface ReviewsProps {
  event: LoadedEvent
  /** Links to the style sheets of the form. */
  sheets: readonly ComponentProps<'link'>[]
}

type Live = ComponentType<ComponentProps<typeof ReviewsLive>>

/**
 * The reviews of an event. The server renders them; a browser keeps that markup, so that their code is loaded only when
 * one of their links is used, a review waits to be written, or the page was reached without a reload.
 */
export function Reviews({ event, sheets }: ReviewsProps) {
  const { permalink, reviews } = event
  const id = `reviews-${permalink}`
  const [live, setLive] = useState<{ Shown: Live } | null>(null)
  const [act, setAct] = useState<DOMStringMap>({})
  const box = useRef<HTMLDivElement>(null)
  const { mayAnswer, written } = useReviewRights(permalink, reviews.list.length > 0)
  useEffect(() => {
    // The served markup is the same for everyone.
    if (live !== null) return
    for (const button of box.current?.querySelectorAll<HTMLElement>('[data-report]') ?? [])
      button.hidden = written.includes(Number(button.dataset['report']))
  }, [live, written])
  const start = (next: DOMStringMap) => {
    setAct(next)
    Promise.all([import('./reviews-live.tsx'), loadMessages('reviews')])
      .then(([{ ReviewsLive: Shown }]) => setLive({ Shown }))
      .catch((error: unknown) => console.warn('Reviews could not be loaded:', error))
  }
  useEffect(() => {
    if (isReviewAwaited() || document.getElementById(id)?.innerHTML === '')
      start({ review: 'pending' })
  }, [id])
  const press = (click: MouseEvent) => {
    const link =
      click.target instanceof Element ? click.target.closest<HTMLElement>('[data-review]') : null
    if (link === null || click.metaKey || click.ctrlKey || click.shiftKey) return
    click.preventDefault()
    start({ ...link.dataset })
  }
  // Links inside take the clicks, by pointer or keyboard.
  const listeners = { onClick: press }
  return (
    <div className={mayAnswer ? 'may-answer' : undefined} ref={box} {...listeners}>
      {live === null ? (
        <ServerMarkup id={id} content={servedReviews(reviews, permalink)} />
      ) : (
        <live.Shown
          view={reviews}
          permalink={permalink}
          act={act}
          sheets={sheets}
          written={written}
        />
      )}
    </div>
  )
}
