import type { Hue, Sport } from '../model/event/sports.ts'
import { Illustration } from './illustration.tsx'

interface SportTileProps {
  hue: Hue
  /** Null for a group. */
  sport?: Sport | null
  name: string
  /** "154 events" */
  note: string
  path: string
}

/** Link to a sport or group with its scene. Tiles are in a grid of class `sg`. */
export function SportTile({ hue, sport = null, name, note, path }: SportTileProps) {
  return (
    <a className={`sg-t g-${hue}`} href={path}>
      <span className="sg-h">
        <b>{name}</b>
        <span>{note}</span>
      </span>
      <Illustration hue={hue} sport={sport} />
    </a>
  )
}
