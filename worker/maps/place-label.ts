import type { LocatorMapView } from '../../src/model/views.ts'
import { labelBox, labelSizes, type LabelKind, type LabelRoom } from './label-room.ts'
import { halfPixel } from './path-data.ts'

export type Label = LocatorMapView['labels'][number]

/** A label beside a point: to the right, to the left, above or below; null if none of these is free. */
export function placeBeside(
  room: LabelRoom,
  point: { x: number; y: number },
  text: string,
  kind: LabelKind,
  offset: number,
): Label | null {
  const size = labelSizes[kind]
  const positions = [
    { x: point.x + offset, y: point.y + size * 0.36, anchor: 'start' },
    { x: point.x - offset, y: point.y + size * 0.36, anchor: 'end' },
    { x: point.x, y: point.y - offset - 2, anchor: 'middle' },
    { x: point.x, y: point.y + offset + size * 0.8, anchor: 'middle' },
  ] as const
  const free = positions
    .map(({ x, y, anchor }) => ({ x: halfPixel(x), y: halfPixel(y), anchor }))
    .find((at) => room.isFree(labelBox(at, text, kind)))
  if (free === undefined) return null
  room.take(labelBox(free, text, kind))
  return { kind, text, ...free }
}
