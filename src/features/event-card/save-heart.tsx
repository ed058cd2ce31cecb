import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

// Whether it is pressed is the boot's to say (src/boot/saved-events.ts): React never writes `aria-pressed`, so it
// neither expects the attribute when it takes a page over nor resets it later.

/** The heart of a card. */
export function SaveHeart({ permalink, name }: { permalink: string; name: string }) {
  return (
    <button
      className="ib save"
      type="button"
      data-save={permalink}
      aria-label={m.save_event({ name })}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  )
}

/** The heart of an event's own page, with its word. */
export function SaveButton({ permalink }: { permalink: string }) {
  return (
    <button
      className="btn btn-line save"
      type="button"
      data-save={permalink}
      suppressHydrationWarning
    >
      <Icon name="heart" size="s" />
      {m.save_button()}
    </button>
  )
}
