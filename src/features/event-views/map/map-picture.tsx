import { boxText, rounded } from '../../../model/calendar/boxes.ts'
import type { Box } from '../../../model/calendar/calendar.ts'
import type { ClusterMark, MapMark, MapPictureView } from '../../../model/calendar/map-view.ts'
import { toPlane } from '../../../model/calendar/mercator.ts'
import { m } from '../../../paraglide/messages.js'
import { eventHref } from '../../event-card/event-href.ts'
import { closeBox, isOnePoint } from './close-box.ts'
import { RingArcs } from './cluster-ring.tsx'
import { markLabel } from './mark-labels.ts'
import { clusterRadius, pinSize } from './mark-sizes.ts'

/** Share of its box by which the link of a cluster shows more, so that no mark is at the edge. */
const room = 0.08

function boxOfLink(cluster: ClusterMark): Box {
  const { box } = cluster
  if (isOnePoint(box)) return closeBox(cluster)
  const across = Math.max((box.east - box.west) * room, 0.005)
  const down = Math.max((box.north - box.south) * room, 0.005)
  return {
    west: Math.max(box.west - across, -180),
    south: Math.max(box.south - down, -85),
    east: Math.min(box.east + across, 180),
    north: Math.min(box.north + down, 85),
  }
}

/** @param path of the calendar's map, with its query */
function hrefOf(mark: MapMark, path: string): string {
  if (mark.kind === 'pin') return eventHref(mark.card)
  const [page = '', query = ''] = path.split('?')
  const keys = new URLSearchParams(query)
  keys.set('box', boxText(boxOfLink(mark)))
  return `${page}?${keys.toString().replaceAll('%2C', ',')}`
}

/** Height of a frame as a share of the world's, from which a broad map may show parts of the world twice. */
const repeatedFrom = 0.45

const percent = (share: number): string => `${rounded(share * 100)}%`

/** Place of a mark in the frame, in the copy of the world that is nearest to the frame's middle. */
function placeOf({ lon, lat }: MapMark, { left, top, right, bottom }: MapPictureView) {
  const { x, y } = toPlane({ lon, lat })
  const turns = Math.round(x - (left + right) / 2)
  return {
    x: percent((x - turns - left) / (right - left)),
    y: percent((y - top) / (bottom - top)),
  }
}

function Mark({ mark }: { mark: MapMark }) {
  if (mark.kind === 'pin') {
    const half = pinSize / 2
    return (
      <>
        <circle className="mp-hit" r="19" />
        {mark.card.linkDate === null ? (
          <rect className="mp-pin" x={-half} y={-half} width={pinSize} height={pinSize} rx="3" />
        ) : (
          <circle className="mp-past" r={half - 1.5} />
        )}
      </>
    )
  }
  const radius = clusterRadius(mark.events.count)
  return (
    <g transform={`translate(${-radius} ${-radius})`}>
      <RingArcs mark={mark} />
      <text x={radius} y={radius} dy="6" textAnchor="middle">
        {mark.events.n}
      </text>
    </g>
  )
}

/**
 * The first view of the calendar's map before its code has loaded, and without scripts: land as a picture, marks as links.
 * Styles size the frame as its ratio and `fit` say; marks have their places as shares of it and their sizes in pixels.
 */
export function MapPicture({ picture, path }: { picture: MapPictureView; path: string }) {
  const { width, height, left, top, right, bottom, fit } = picture
  // Styles shrink a large picture to the map, or let a small one grow to cover it, both by its own ratio.
  const size = fit === 'cover' ? 0.01 : 100
  return (
    <div
      className={`mp-f mp-${fit}`}
      data-plane={`${left} ${top} ${right}`}
      data-box={picture.box ?? ''}
      data-opens={picture.opens ?? ''}
    >
      <svg
        className="mp-l"
        viewBox={`0 0 ${width} ${height}`}
        width={width * size}
        height={height * size}
        aria-hidden="true"
      >
        <g id="map-world">
          <path className="mp-land" d={picture.land} />
          <path className="mp-b" d={picture.borders} />
          <path className="mp-b mp-d" d={picture.disputed} />
        </g>
        {bottom - top > repeatedFrom ? (
          <>
            <use href="#map-world" x={-width / (right - left)} />
            <use href="#map-world" x={width / (right - left)} />
          </>
        ) : null}
      </svg>
      <svg className="mp-m" role="group" aria-label={m.map_label()}>
        {picture.marks.map((mark, i) => (
          <svg key={i} {...placeOf(mark, picture)} width="1" height="1">
            <a
              href={hrefOf(mark, path)}
              className={mark.kind === 'pin' ? `g-${mark.card.hue}` : 'mp-c'}
              aria-label={markLabel(mark)}
            >
              <Mark mark={mark} />
            </a>
          </svg>
        ))}
      </svg>
    </div>
  )
}
