/**
 * A bounded reader of GPX tracks and routes. It takes the coordinates and heights of `trkpt`, or of `rtept` in a file
 * without a track, and nothing else: no entity is resolved, so that none can expand.
 */

/** Degrees, WGS 84, and metres above sea level; null for a point without height. */
export interface TrackPoint {
  lat: number
  lon: number
  ele: number | null
}

export const gpxBytesLimit = 20 * 1024 * 1024
export const gpxPointsLimit = 200_000
const deepest = 24

/** Reasons for which a file is refused. */
export type GpxFault =
  | 'no-gpx'
  | 'too-large'
  | 'too-many-points'
  | 'too-deep'
  | 'entities'
  | 'no-points'

export type GpxResult = { ok: true; points: TrackPoint[] } | { ok: false; fault: GpxFault }

/** A tag: from its angle bracket to the one behind it. */
interface Tag {
  name: string
  attributes: string
  kind: 'open' | 'close' | 'empty'
  /** Positions of its first character, and of the one after its last. */
  from: number
  to: number
}

/** Characters of a tag; GPX needs a tenth of them. */
const longestTag = 4096
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Tags of a file in linear time, with a sign for a declaration. Ends early at what is not closed. */
function* tagsOf(text: string): Generator<Tag | 'entities'> {
  let from = text.indexOf('<')
  while (from >= 0) {
    const [, closing = '>'] = skipped.find(([start]) => text.startsWith(start, from)) ?? []
    const end = text.indexOf(closing, from)
    if (end < 0) return
    const to = end + closing.length
    if (closing === '>') {
      if (text[from + 1] === '!') yield 'entities'
      if (to - from > longestTag) return
      yield tagOf(text.slice(from + 1, end), from, to)
    }
    from = text.indexOf('<', to)
  }
}

function tagOf(inner: string, from: number, to: number): Tag {
  const kind = inner.startsWith('/') ? 'close' : inner.endsWith('/') ? 'empty' : 'open'
  const [whole = '', ...attributes] = inner.replaceAll('/', ' ').trim().split(/\s+/u)
  const name = whole.slice(whole.indexOf(':') + 1)
  return { name, attributes: attributes.join(' '), kind, from, to }
}

const numberIn = (text: string): number | null => {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

function coordinate(attributes: string, name: 'lat' | 'lon', most: number): number | null {
  const found = new RegExp(String.raw`\b${name}\s*=\s*["']([^"']*)["']`, 'u').exec(attributes)?.[1]
  const value = numberIn(found ?? '')
  return value === null || Math.abs(value) > most ? null : value
}

function pointOf(attributes: string): TrackPoint | null {
  const lat = coordinate(attributes, 'lat', 90)
  const lon = coordinate(attributes, 'lon', 180)
  return lat === null || lon === null ? null : { lat, lon, ele: null }
}

interface Points {
  trkpt: TrackPoint[]
  rtept: TrackPoint[]
}

const isPointName = (name: string): name is keyof Points => name === 'trkpt' || name === 'rtept'

/** Reads the points of a file. Points with impossible coordinates are left out. */
export function readGpx(text: string): GpxResult {
  if (text.length > gpxBytesLimit) return { ok: false, fault: 'too-large' }
  const found: Points = { trkpt: [], rtept: [] }
  let depth = 0
  let isGpx = false
  let point: TrackPoint | null = null
  let heightFrom = -1
  for (const tag of tagsOf(text)) {
    if (tag === 'entities') return { ok: false, fault: 'entities' }
    const { name, attributes, kind, from, to } = tag
    isGpx ||= name === 'gpx'
    if (!isGpx) return { ok: false, fault: 'no-gpx' }
    if (kind === 'close') {
      depth -= 1
      if (name === 'ele' && point !== null && heightFrom >= 0)
        point.ele = numberIn(text.slice(heightFrom, from))
      heightFrom = -1
      if (isPointName(name)) point = null
      continue
    }
    if (isPointName(name)) {
      point = pointOf(attributes)
      if (point !== null) found[name].push(point)
      if (found[name].length > gpxPointsLimit) return { ok: false, fault: 'too-many-points' }
    }
    if (kind === 'open') depth += 1
    if (depth > deepest) return { ok: false, fault: 'too-deep' }
    if (kind === 'open' && name === 'ele') heightFrom = to
  }
  if (!isGpx) return { ok: false, fault: 'no-gpx' }
  const points = found.trkpt.length > 0 ? found.trkpt : found.rtept
  return points.length < 2 ? { ok: false, fault: 'no-points' } : { ok: true, points }
}
