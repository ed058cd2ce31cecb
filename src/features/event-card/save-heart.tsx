import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

// Which event a heart is about, and whether it is pressed, is the boot's to say (src/browser/mark-hearts.ts): the address
// stands beside it, a hundred times a page. React never writes `aria-pressed`, so it neither expects the attribute when
// it takes a page over nor resets it later.

/** The heart of a card, which carries `data-item`. */
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

/** The heart of an event's own page, with its word. */
export function SaveButton() {
  return (
    <button className="btn btn-line save" type="button" data-save="" suppressHydrationWarning>
      <Icon name="heart" size="s" />
      {m.save_button()}
    </button>
  )
}
