import { comparedLength, comparedPaths } from '../../model/event/compared-bars.ts'
import type { ComparisonView } from '../../model/views.ts'

type ComparedEvent = ComparisonView['first']

/** The bars of a race, each leg of several in the colour of its sport; the lower race hangs from the scale. */
function Half({ event, bars, isLower }: { event: ComparedEvent; bars: number; isLower?: true }) {
  const legs = comparedPaths(event.legs)
  const end = comparedLength(event.legs) * 10
  return (
    <div className={`cmp-h g-${event.hue}`}>
      <div className="wrap">
        <svg
          className="bars"
          viewBox={`0 0 ${bars * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <g transform={isLower ? 'matrix(1 0 0 -1 0 100)' : undefined}>
            {legs.map(({ hue, path }, index) => (
              <path
                className={legs.length > 1 ? `b g-${hue}` : 'b'}
                d={path}
                // Legs have no key but their place.
                key={index}
              />
            ))}
          </g>
          <path className="cmp-e" d={`M${end} 0v100`} />
        </svg>
      </div>
    </div>
  )
}

/** Both races as bars up and down from one scale. It is decoration, because the figures follow as text. */
export function ComparedPicture({ view: { first, second, bars, axis } }: { view: ComparisonView }) {
  return (
    <div className="cmp-p">
      <Half event={first} bars={bars} />
      <div className="wrap">
        <svg className="cmp-axis" aria-hidden="true">
          {axis.map(({ label, at }) => (
            <text x={`${at}%`} y="17" key={at}>
              {label}
            </text>
          ))}
        </svg>
      </div>
      <Half event={second} bars={bars} isLower />
    </div>
  )
}
