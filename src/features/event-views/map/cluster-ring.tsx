import type { ClusterMark } from '../../../model/calendar/map-view.ts'
import { clusterRadius } from './mark-sizes.ts'

const strokeWidth = 5

/** Ring of a cluster as SVG circles: arcs in the tones of its sports by their share. */
export function RingArcs({ mark }: { mark: ClusterMark }) {
  const { count } = mark.events
  const radius = clusterRadius(count)
  const ring = { cx: radius, cy: radius, r: radius - strokeWidth / 2 }
  const sums = mark.tones.map((_, i) =>
    mark.tones.slice(0, i).reduce((sum, { events }) => sum + events, 0),
  )
  return (
    <>
      <circle className="bg" cx={radius} cy={radius} r={radius} />
      {mark.tones.map(({ hue, events }, i) => (
        <circle
          {...ring}
          key={hue}
          className={`arc g-${hue}`}
          pathLength={count}
          strokeWidth={strokeWidth}
          strokeDasharray={`${events} ${count - events}`}
          strokeDashoffset={count / 4 - (sums[i] ?? 0)}
        />
      ))}
    </>
  )
}

/** Ring of a cluster with the number of events inside. */
export function ClusterRing({ mark }: { mark: ClusterMark }) {
  const size = 2 * clusterRadius(mark.events.count)
  return (
    <>
      <svg width={size} height={size} aria-hidden="true">
        <RingArcs mark={mark} />
      </svg>
      <span>{mark.events.n}</span>
    </>
  )
}
