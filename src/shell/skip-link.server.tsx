import { m } from '../paraglide/messages.js'

/** First link of the page, which shows itself on keyboard focus. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {m.skip_to_content()}
    </a>
  )
}
