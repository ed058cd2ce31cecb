import { ServerMarkup } from '../ui/server-markup.tsx'
import { Newsletter } from './newsletter.tsx'

/** Footer: the newsletter, which some pages leave out, and the links. */
export function Footer({ links }: { links: string | null }) {
  return (
    <footer className="foot on-board">
      <div className="wrap">
        <Newsletter />
        <ServerMarkup id="frame-end" content={links} />
      </div>
    </footer>
  )
}
