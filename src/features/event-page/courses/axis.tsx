import type { EventView } from '../../../model/views.ts'

interface AxisProps {
  axis: EventView['drawings'][number]['axis']
  className?: string
}

/** Marks and labels of distances under the drawing of a race. */
export function Axis({ axis, className = '' }: AxisProps) {
  return (
    <svg className={className === '' ? 'ev-axis' : `ev-axis ${className}`} aria-hidden="true">
      {/* A line lies on both sides of its place, a mark on one. */}
      <svg x=".5" height="6" viewBox="0 0 100 6" preserveAspectRatio="none">
        <path d={axis.map(({ at }) => `M${at} 0v6`).join('')} />
      </svg>
      {axis.map((mark) => (
        <text x={`${mark.at}%`} y="19" key={mark.at}>
          {mark.label}
        </text>
      ))}
    </svg>
  )
}
