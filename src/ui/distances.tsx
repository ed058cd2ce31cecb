import { unitSpace } from '../i18n/figure-text.ts'
import type { Figure } from '../model/views.ts'
import { getLocale } from '../paraglide/runtime.js'

/** "42.2 21.1 10 km": the unit once if all figures share it, otherwise after each figure. */
export function Distances({ figures, more }: { figures: readonly Figure[]; more: string | null }) {
  const last = figures.at(-1)
  const isShared = figures.every((each) => each.unit === last?.unit)
  return (
    <div className="dists tab">
      {figures.map((each) => (
        <span key={`${each.value} ${each.unit}`}>
          {each.value}
          {each.unit === '' || (isShared && each !== last) ? null : (
            <small>
              {unitSpace(each.unit, getLocale())}
              {each.unit}
            </small>
          )}
        </span>
      ))}
      {more === null ? null : <small>+{more}</small>}
    </div>
  )
}
