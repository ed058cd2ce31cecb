import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { LeftPage } from '../../../browser/go-to-sign-in.ts'
import type {
  MemberReviewsView,
  ReviewView,
} from '../../../model/schemas/community/review-views.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'

type MemberReviewView = MemberReviewsView['reviews'][number]

/** Components of event pages that show a review and change it. */
export interface ReviewParts {
  Item: ComponentType<{ review: ReviewView; isByReader: boolean }>
  ChangeDialog: ComponentType<{
    review: MemberReviewView
    failed: string
    onSent: () => void
    onSignedOut: (left: LeftPage) => void
    onClose: () => void
  }>
}

interface MemberReviewProps extends Pick<ReviewParts, 'Item'> {
  review: MemberReviewView
  texts: MemberReviewsView['texts']
  onChange: () => void
  onDelete: () => Promise<void>
}

/** A review of the member: its event, its state with the reason of a refusal, and what can be done with it. */
export function MemberReview({ review, texts, Item, onChange, onDelete }: MemberReviewProps) {
  const [isAsking, setIsAsking] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const keep = () => {
    // The button must be there again before it gets the focus.
    flushSync(() => setIsAsking(false))
    start.current?.focus()
  }
  return (
    <section className="own-rev">
      <div className="own-rev-h">
        <h2>
          <a href={review.path} lang={review.eventLang ?? undefined}>
            {review.event}
          </a>
        </h2>
        <b className={`own-rev-s is-${review.state}`}>{review.stateText}</b>
      </div>
      {review.reason === null ? null : <p>{review.reason}</p>}
      {review.note === null ? null : (
        <p className="rev-x" dir="auto">
          {review.note}
        </p>
      )}
      <Item review={review} isByReader />
      {isAsking ? (
        <DeleteQuestion texts={texts} onDelete={onDelete} onKeep={keep} />
      ) : (
        <div className="rowx">
          {review.canChange ? (
            <button className="btn btn-line btn-s" type="button" onClick={onChange}>
              {texts.change}
            </button>
          ) : null}
          <button
            className="btn btn-quiet btn-s"
            type="button"
            ref={start}
            onClick={() => setIsAsking(true)}
          >
            {texts.delete}
          </button>
        </div>
      )}
    </section>
  )
}

interface DeleteQuestionProps extends Pick<MemberReviewProps, 'texts' | 'onDelete'> {
  onKeep: () => void
}

/** Asks before a review is deleted; the Escape key keeps it. */
function DeleteQuestion({ texts, onDelete, onKeep }: DeleteQuestionProps) {
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('button')?.focus(), [])
  const listeners = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onKeep()
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (isBusy) return
      setIsBusy(true)
      void onDelete().then(() => setIsBusy(false))
    },
  }
  return (
    <form className="rowx" ref={form} {...listeners}>
      <p>{texts.ask}</p>
      <BusyButton busy={isBusy} className="btn btn-bad btn-s">
        {texts.delete}
      </BusyButton>
      <button className="btn btn-quiet btn-s" type="button" onClick={onKeep}>
        {texts.keep}
      </button>
    </form>
  )
}
