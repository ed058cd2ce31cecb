import type { EventView } from '../../../model/views.ts'

/** Link to the form for feedback; src/shell/feedback-opener.tsx opens the form as a dialog. */
export function FeedbackLink({ link }: { link: EventView['feedback']['error'] }) {
  return (
    <a className="link s fb-l" href={link.path} data-feedback="">
      {link.label}
    </a>
  )
}
