import type { SportGroup } from '../model/sports.ts'
import sprite from './sprite.svg?url'

/** Kilometre bars that illustrate a group in the menu. They are in the sprite, because they are the same on each page. */
export function GroupBars({ group }: { group: SportGroup }) {
  return (
    <svg className="bars" aria-hidden="true">
      <use href={`${sprite}#bars-${group}`} />
    </svg>
  )
}
