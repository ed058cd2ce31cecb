interface RingProps {
  bars: number
  filled: number
  /** Large in the middle: "3". Empty before it is known. */
  have: string
  /** The same in words: "3 of 7". */
  label: string
}

const centre = 160
const inner = 84
/** Outer radius of a full bar and of an empty one. */
const outer = { full: 150, empty: 100 }
/** Share of its angle that a bar leaves free. */
const gap = 0.26

const point = (radius: number, angle: number): string =>
  `${(centre + radius * Math.sin(angle)).toFixed(1)} ${(centre - radius * Math.cos(angle)).toFixed(1)}`

/** A bar of the ring between two angles, from the top clockwise. */
function barPath(from: number, to: number, radius: number): string {
  const far = `A${radius} ${radius} 0 0 1 ${point(radius, to)}`
  const near = `A${inner} ${inner} 0 0 0 ${point(inner, from)}`
  return `M${point(inner, from)}L${point(radius, from)}${far}L${point(inner, to)}${near}z`
}

/** Kilometre bars bent round, with the start line at the top: one for each part of a goal, full ones longer. */
export function Ring({ bars, filled, have, label }: RingProps) {
  // The first bar begins beside the start line.
  const step = (2 * Math.PI - 0.3) / bars
  return (
    <div className="ring">
      <svg viewBox="0 0 320 320" role="img" aria-label={label}>
        <path className="st" d="M157 4h6v62h-6z" />
        {Array.from({ length: bars }, (_, index) => {
          const from = 0.15 + index * step + (step * gap) / 2
          const isFull = index < filled
          return (
            <path
              className={isFull ? 'b on' : 'b'}
              d={barPath(from, from + step * (1 - gap), isFull ? outer.full : outer.empty)}
              key={index}
            />
          )
        })}
      </svg>
      <p aria-hidden="true">
        <span className={have.length > 3 ? 'num is-long' : 'num'}>{have}</span>
        {label}
      </p>
    </div>
  )
}
