import { hasUnitBehind } from '../i18n/figure-text.ts'
import type { Figure as FigureView } from '../model/views.ts'
import { Figure } from './drawings/figure.tsx'

interface DistancesProps {
  figures: readonly FigureView[]
  /** Number of further distances. */
  more: string | null
}

/** "42.2 21.1 10 km", "5 3 km 800 m": the unit once for figures side by side that share it. */
export function Distances({ figures, more }: DistancesProps) {
  return (
    <div className="dists tab">
      {figures.map((each, index) => (
        <span key={`${each.value} ${each.unit}`}>
          <Figure value={each.value} unit={hasUnitBehind(figures, index) ? '' : each.unit} />
        </span>
      ))}
      {more === null ? null : <small>+{more}</small>}
    </div>
  )
}
