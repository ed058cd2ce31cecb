import { groupOf, sportCodes, type Hue, type Sport } from '../model/event/sports.ts'
import illustrations from './illustrations.svg?url'
import sprite from './sprite.svg?url'

/** Sports that the scene of their hue shows. Another sport has its sign on the ground of its group. */
const shown = new Set<Sport>([
  'run',
  'trail',
  'cycling',
  'gravel',
  'cyclocross',
  'swimming',
  'xc_skiing',
  'triathlon',
])

interface IllustrationProps {
  hue: Hue
  /** Null for a group. */
  sport?: Sport | null
}

/**
 * Scene of a sport or a group (scripts/illustrations), which decorates a field of its stock. All scenes are in one static
 * file, so that no page contains their drawings.
 */
export function Illustration({ hue, sport = null }: IllustrationProps) {
  return (
    <svg className={`ill g-${hue}`} viewBox="0 0 480 320" aria-hidden="true">
      {sport === null || shown.has(sport) ? (
        <use href={`${illustrations}#${hue}`} />
      ) : (
        <>
          <use href={`${illustrations}#ground-${groupOf(sport)}`} />
          <use
            className="ill-s"
            href={`${sprite}#sport-${sportCodes[sport]}`}
            x="118"
            y="20"
            width="260"
            height="260"
          />
        </>
      )}
    </svg>
  )
}
