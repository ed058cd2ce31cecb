import { unitSpace } from '../i18n/figure-text.ts'
import type { Figure } from '../model/views.ts'
import { getLocale } from '../paraglide/runtime.js'

/** "42.2 21.1 10 km": the unit once if all figures share it, otherwise after each figure. */
export function Distances({ figures, more }: { figures: readonly Figure[]; more: string | null }) {
  const unit = figures.at(-1)?.unit ?? ''
  const shared = figures.every((each) => each.unit === unit)
  return (
    <div className="dists tab">
      {figures.map((each) => (
        <span key={`${each.value} ${each.unit}`}>
          {each.value}
          {shared || each.unit === '' ? null : (
            <small className="own">
              {unitSpace(each.unit, getLocale())}
              {each.unit}
            </small>
          )}
        </span>
      ))}
      {shared && unit !== '' ? <small>{unit}</small> : null}
      {more === null ? null : <small className="own">+{more}</small>}
    </div>
  )
}
