import { hueMessages } from '../../i18n/code-messages.ts'
import { hues } from '../../model/event/sports.ts'

/** Key of the colours of a chart or map. */
export function HueKey() {
  return (
    <p className="key">
      {hues.map((hue) => (
        <span className={`g-${hue}`} key={hue}>
          <i />
          {hueMessages[hue]()}
        </span>
      ))}
    </p>
  )
}
