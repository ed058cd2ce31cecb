import { m } from '../../paraglide/messages.js'
import { Tick } from './date-tile.tsx'

/** Meaning of the tiles, once above the rows. */
export function Legend() {
  return (
    <p className="legend">
      <span>
        <i>
          <Tick />
        </i>
        {m.date_confirmed()}
      </span>
      <span>
        <i className="is-exp" />
        {m.date_expected()}
      </span>
    </p>
  )
}
