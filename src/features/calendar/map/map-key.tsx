import { hueMessages } from '../../../i18n/code-messages.ts'
import { hues } from '../../../model/sports.ts'

/** Key of the colours of squares and rings. */
export function MapKey() {
  return (
    <p className="key map-key">
      {hues.map((hue) => (
        <span className={`g-${hue}`} key={hue}>
          <i />
          {hueMessages[hue]()}
        </span>
      ))}
    </p>
  )
}
