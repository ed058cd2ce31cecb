import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

/** Link to the saved events in the header, with their number, which src/boot/hearts.ts writes. */
export function SavedLink() {
  return (
    <a className="ib saved-link" href={hrefTo({ to: 'profile', page: 'saved-events' })}>
      <span className="vh">{m.saved_title()}</span>
      <Icon name="heart" />
      <span className="badge tab" data-saved-count="" />
    </a>
  )
}
