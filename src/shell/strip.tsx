import { m } from '../paraglide/messages.js'
import { LanguageMenu } from './language-menu.tsx'

export function Strip() {
  return (
    <div className="on-board strip">
      <div className="wrap strip-in">
        <div className="strip-msgs">
          <p className="is-on">{m.strip_message()}</p>
        </div>
        <div className="prefs">
          <LanguageMenu id="language-top" />
        </div>
      </div>
    </div>
  )
}
