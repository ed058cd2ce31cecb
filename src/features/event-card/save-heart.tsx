import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

// src/browser/mark-hearts.ts finds a heart's event by the link beside it, which saves a hundred permalinks per page, and
// sets `aria-pressed`. React never renders that attribute, so hydration does not report it and updates do not reset it.

/** Save button of a card. The card has `data-item`. */
export function SaveHeart({ name }: { name: string }) {
  return (
    <button
      className="ib save"
      type="button"
      data-save=""
      aria-label={m.save_event({ name })}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  )
}

/** Save button of an event page, with a label. */
export function SaveButton() {
  return (
    <button className="btn btn-line save" type="button" data-save="" suppressHydrationWarning>
      <Icon name="heart" size="s" />
      {m.save_button()}
    </button>
  )
}
