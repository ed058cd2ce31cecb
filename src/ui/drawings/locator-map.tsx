import type { ReactNode } from 'react'
import type { Hue } from '../../model/event/sports.ts'
import type { LocatorMapView } from '../../model/views.ts'

/** Widths of the strokes along the coast from the outside in: each echo is a wide stroke with a narrower one on it. */
const echoes = [32, 30, 20, 18, 10, 8]

/** Dots of a radius as one path: lines without a length, whose round ends are the dots. */
const dotsOf = ({ dots }: LocatorMapView, radius: number): string =>
  dots.map(({ x, y, r }) => (r === radius ? `M${x} ${y}h0` : '')).join('')

/** Bib on a stem whose tip is on the place: with the day, or with the start line of the logo. */
function Pin({ plate: { width, height, pin } }: { plate: LocatorMapView }) {
  if (pin === null) return null
  const [x, y] = [width / 2, height / 2]
  return (
    <>
      <path className="pl-pin" d={`M${x - 1.5} ${y - 14}h3V${y}h-3z`} />
      <rect className="pl-pin" x={x - 18} y={y - 39} width="36" height="25" rx="3" />
      {pin.day === null ? (
        <path className="pl-bar" d={`M${x - 2} ${y - 34}h4v15h-4z`} />
      ) : (
        <text className="pl-day" x={x} y={y - 19} textAnchor="middle">
          {pin.day}
        </text>
      )}
    </>
  )
}

interface LocatorMapProps {
  plate: LocatorMapView
  hue: Hue
  /** Unique on the page. */
  id: string
  /** Marks at `plate.marks`, in pixels of the locator map. */
  children?: ReactNode
}

/** Map of the surroundings of a place. It is a picture: its label names the place, and what it shows is on the page. */
export function LocatorMap({ plate, hue, id, children }: LocatorMapProps) {
  const { width, height } = plate
  return (
    <svg
      className={`plate g-${hue}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={plate.label}
    >
      <rect className="pl-sea" width={width} height={height} />
      <defs>
        <path id={id} d={plate.coast} />
      </defs>
      {echoes.map((stroke, index) => (
        <use
          key={stroke}
          className={index % 2 === 0 ? 'pl-w' : 'pl-v'}
          href={`#${id}`}
          strokeWidth={stroke}
        />
      ))}
      <path className="pl-f" d={plate.far} />
      <path className="pl-l" d={plate.land} />
      <use className="pl-c" href={`#${id}`} />
      <path className="pl-e" d={plate.borders} />
      <path className="pl-e pl-d" d={plate.disputed} />
      <path className="pl-g" d={plate.grid} />
      {plate.rings.map((r) => (
        <circle key={r} className="pl-o" cx={width / 2} cy={height / 2} r={r} />
      ))}
      {[...new Set(plate.dots.map(({ r }) => r))].map((r) => (
        <path key={r} className="pl-p" strokeWidth={2 * r} d={dotsOf(plate, r)} />
      ))}
      {plate.labels.map(({ kind, text, x, y, anchor }) => (
        <text
          key={`${kind} ${text}`}
          className={`pl-${kind}`}
          x={x}
          y={y}
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {text}
        </text>
      ))}
      <path className="pl-s" d={plate.scale} />
      <Pin plate={plate} />
      {children}
    </svg>
  )
}
