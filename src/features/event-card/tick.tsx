import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** Sign of a confirmed date, with its meaning as hidden text. Most dates are expected, so that the few have the mark. */
export function Tick() {
  return (
    <span className="tick" title={m.date_confirmed()}>
      <Icon name="check" />
      <span className="vh">{m.date_confirmed()}</span>
    </span>
  )
}
