import { m } from '../../../paraglide/messages.js'
import type { World } from './use-drawn-world.ts'
import type { Marks } from './use-marks.ts'

interface MapNoticeProps {
  found: Marks
  world: World
  /** The browser did not provide the visitor's position. */
  hasNoPosition: boolean
  onWorldRetry(): void
}

function Notice({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  return (
    <div className="map-n" role="status">
      <p className="s">{text}</p>
      {onRetry === null ? null : (
        <button type="button" className="btn btn-line btn-s" onClick={onRetry}>
          {m.error_try_again()}
        </button>
      )}
    </div>
  )
}

/** The most severe problem of the map, if any; the other parts of the map keep working. */
export function MapNotice({ found, world, hasNoPosition, onWorldRetry }: MapNoticeProps) {
  if (found.hasFailed) return <Notice text={m.map_no_marks()} onRetry={found.retry} />
  if (world === 'failed') return <Notice text={m.map_no_picture()} onRetry={onWorldRetry} />
  if (hasNoPosition) return <Notice text={m.map_position_failed()} onRetry={null} />
  if (found.view?.marks.length === 0) return <Notice text={m.map_nothing()} onRetry={null} />
  return null
}
