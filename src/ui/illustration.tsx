import type { Hue } from '../model/event/sports.ts'
import illustrations from './illustrations.svg?url'

/**
 * Scene of a sport group (scripts/illustrations), which decorates a field of the group's stock. All scenes are in one
 * static file, so that no page contains their drawings.
 */
export function Illustration({ hue }: { hue: Hue }) {
  return (
    <svg className={`ill g-${hue}`} viewBox="0 0 480 320" aria-hidden="true">
      <use href={`${illustrations}#${hue}`} />
    </svg>
  )
}
