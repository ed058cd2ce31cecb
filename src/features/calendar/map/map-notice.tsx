import { m } from '../../../paraglide/messages.js'
import type { World } from './use-drawn-world.ts'
import type { Marks } from './use-marks.ts'

interface MapNoticeProps {
  found: Marks
  world: World
  /** The browser did not tell where its reader is. */
  isLost: boolean
  onWorldAgain(): void
}

function Sentence({ text, onAgain }: { text: string; onAgain: (() => void) | null }) {
  return (
    <div className="map-n" role="status">
      <p className="s">{text}</p>
      {onAgain === null ? null : (
        <button type="button" className="btn btn-line btn-s" onClick={onAgain}>
          {m.error_try_again()}
        </button>
      )}
    </div>
  )
}

/** What is wrong with the map, the worst first; everything else of it goes on working. */
export function MapNotice({ found, world, isLost, onWorldAgain }: MapNoticeProps) {
  if (found.hasFailed) return <Sentence text={m.map_no_marks()} onAgain={found.again} />
  if (world === 'failed') return <Sentence text={m.map_no_picture()} onAgain={onWorldAgain} />
  if (isLost) return <Sentence text={m.map_position_failed()} onAgain={null} />
  if (found.view?.marks.length === 0) return <Sentence text={m.map_nothing()} onAgain={null} />
  return null
}
