import type { SportGroup } from '../model/sports.ts'
import sprite from './sprite.svg?url'

/** The kilometre bars that stand for a group in its menu: the same on every page, so they are a part of the sprite. */
export function GroupBars({ group }: { group: SportGroup }) {
  return (
    <svg className="bars" aria-hidden="true">
      <use href={`${sprite}#bars-${group}`} />
    </svg>
  )
}
