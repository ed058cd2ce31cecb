import type { Figure as FigureView } from '../model/views.ts'
import { Figure } from './figure.tsx'

interface DistancesProps {
  figures: readonly FigureView[]
  /** Number of further distances. */
  more: string | null
}

/** "42.2 21.1 10 km": the unit once if all figures share it, otherwise after each figure. */
export function Distances({ figures, more }: DistancesProps) {
  const last = figures.at(-1)
  const isShared = figures.every((each) => each.unit === last?.unit)
  return (
    <div className="dists tab">
      {figures.map((each) => (
        <span key={`${each.value} ${each.unit}`}>
          <Figure value={each.value} unit={isShared && each !== last ? '' : each.unit} />
        </span>
      ))}
      {more === null ? null : <small>+{more}</small>}
    </div>
  )
}
