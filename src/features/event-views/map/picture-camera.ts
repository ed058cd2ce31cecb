import { fromPlane, wrapLongitude } from '../../../model/calendar/mercator.ts'
import { localZone } from '../../../i18n/date-format.ts'
import { continentOf } from '../../../model/calendar/start-box.ts'
import { project, withinWorld, type Camera, type Size } from './camera.ts'

/** The camera that shows what the served picture shows; null without one, or if it is of another place. */
export function pictureCamera(
  area: HTMLElement | null,
  size: Size,
  address: string | null,
): Camera | null {
  const frame = area?.parentElement?.querySelector<HTMLElement>('.mp-f')
  if (area === null || frame === null || frame === undefined) return null
  const { box, opens, plane = '' } = frame.dataset
  if (box !== (address ?? '')) return null
  // The edge guessed the continent by network address; the browser knows it.
  if (opens !== '' && opens !== continentOf(localZone())) return null
  const [left = 0, top = 0, right = 1] = plane.split(' ').map(Number)
  const shown = frame.getBoundingClientRect()
  const around = area.getBoundingClientRect()
  const scale = shown.width / (right - left)
  const { lon, lat } = fromPlane({
    x: left + (around.left + size.width / 2 - shown.left) / scale,
    y: top + (around.top + size.height / 2 - shown.top) / scale,
  })
  return withinWorld({ lon: wrapLongitude(lon), lat, zoom: Math.log2(scale / 512) }, size)
}

/** True if two cameras show the same, to the pixel. */
export function isSameView(a: Camera, b: Camera, size: Size): boolean {
  const { x, y } = project(a, b, size)
  const off = Math.hypot(x - size.width / 2, y - size.height / 2)
  return off < 1 && Math.abs(a.zoom - b.zoom) < 0.005
}
