import { heartField, heartForm } from '../../model/members/saved-events.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

// src/browser/mark-hearts.ts finds a heart's event by the link beside it, and sets `aria-pressed`. React
// renders that attribute only in the list of its reader, and never changes it, so hydration does not report it and updates do
// not reset it. Without scripts a heart sends the page's form,
// which src/shell/frame-markup.server.tsx renders once.

interface HeartProps {
  permalink: string
}

/** Attributes of a button that saves an event. */
const heart = ({ permalink }: HeartProps) => ({
  form: heartForm,
  name: heartField,
  value: permalink,
  'data-save': '',
})

/** Save button of a card. The card has `data-item`. */
export function SaveHeart({
  name,
  permalink,
  isSaved = false,
}: HeartProps & { name: string; isSaved?: boolean }) {
  return (
    <button
      className="ib save"
      {...heart({ permalink })}
      aria-label={m.save_event({ name })}
      aria-pressed={isSaved ? true : undefined}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  )
}

/** Save button of an event page, with a label. */
export function SaveButton({ permalink }: HeartProps) {
  return (
    <button className="btn btn-line save" {...heart({ permalink })} suppressHydrationWarning>
      <Icon name="heart" size="s" />
      {m.save_button()}
    </button>
  )
}
