import {
  drawBars,
  isInWater,
  type DrawingOptions,
  type Leg,
} from '../../model/event/kilometre-bars.ts'

interface BarsProps extends Omit<DrawingOptions, 'inBarUnits'> {
  /** The event's permalink. */
  seed: string
  legs: readonly Leg[]
  /** CSS pixels of the drawn size. */
  width: number
  height: number
  /** A class beside that of bars. */
  className?: string
}

/** Kilometre bars of a race. They are decoration, because the page also has every figure as text. */
export function Bars({ seed, legs, width, height, className = '', ...marks }: BarsProps) {
  const drawing = drawBars(seed, legs, width, height, { ...marks, inBarUnits: true })
  return (
    <svg
      className={className === '' ? 'bars' : `bars ${className}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="st" d={drawing.start} />
      {drawing.line === '' ? null : <path className="wl g-water" d={drawing.line} />}
      {drawing.legs.map((leg) => (
        <path
          key={leg.x}
          className={drawing.legs.length > 1 || isInWater(leg) ? `b g-${leg.hue}` : 'b'}
          d={leg.bars}
        />
      ))}
    </svg>
  )
}
