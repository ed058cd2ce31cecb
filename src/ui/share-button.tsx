import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

/** Shares the page. src/boot/share.ts handles presses; without scripts the button is not shown. */
export function ShareButton() {
  return (
    <button
      className="ib ib-edge with-script"
      type="button"
      aria-label={m.share_page()}
      data-share=""
      data-copied={m.link_copied()}
      data-uncopied={m.link_not_copied()}
    >
      <Icon name="share" />
    </button>
  )
}
