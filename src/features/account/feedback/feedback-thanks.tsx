import { useEffect, useRef } from 'react'
import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Shown in the place of the form once the feedback has arrived; takes the focus. */
export function FeedbackThanks({ view }: { view: FeedbackFormView }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="notice n-ok" role="status" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <div>
        <p>{view.thanks}</p>
        <p>
          <a className="link" href={view.list.path}>
            {view.list.label}
          </a>
        </p>
      </div>
    </div>
  )
}
