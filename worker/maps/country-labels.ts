import { countryName } from '../../src/i18n/countries/country-names.ts'
import type { Locale } from '../../src/model/locales.ts'
import { labelBox, labelWidth, type LabelRoom } from './label-room.ts'
import type { Label } from './place-label.ts'
import type { LocatorFrame } from './projection.ts'
import { containsPoint } from './rings.ts'
import type { Area } from './surroundings.ts'

/** Pixels between the points at which a name is tried. */
const step = 10

/** True for the points of a net of `step` pixels that lie in any of the areas, by row. */
function netOf(areas: readonly Area[], { width, height }: LocatorFrame): boolean[][] {
  return Array.from({ length: Math.ceil(height / step) }, (_, row) =>
    Array.from({ length: Math.ceil(width / step) }, (_unused, column) =>
      areas.some(({ rings }) => containsPoint(rings, column * step, row * step)),
    ),
  )
}

/** The free place of a name within its areas that is farthest from the edge and from the middle; null without one. */
function placeName(
  text: string,
  areas: readonly Area[],
  frame: LocatorFrame,
  room: LabelRoom,
): Label | null {
  const { width, height } = frame
  const net = netOf(areas, frame)
  const half = labelWidth(text, 'country') / 2
  let best: { label: Label; space: number } | null = null
  for (const [row, columns] of net.entries()) {
    for (const column of columns.keys()) {
      const [x, y] = [column * step, row * step + 5]
      const from = Math.max(0, Math.floor((x - half) / step))
      const to = Math.ceil((x + half) / step)
      const isWithin = (at: number) =>
        columns.slice(from, to + 1).every((_, i) => net[at]?.[from + i])
      if (!isWithin(row) || !isWithin(row - 1)) continue
      const label = { kind: 'country', text, x, y, anchor: 'middle' } as const
      if (!room.isFree(labelBox(label, text, 'country'))) continue
      const toEdge = Math.min(x, width - x, y, height - y)
      const space = toEdge * 0.4 + Math.min(80, Math.hypot(x - width / 2, y - height / 2))
      if (best === null || space > best.space) best = { label, space }
    }
  }
  return best?.label ?? null
}

/** Names of the countries, if two or more have room for theirs: one country alone needs no name. */
export function placeCountryNames(
  areas: readonly Area[],
  frame: LocatorFrame,
  room: LabelRoom,
  locale: Locale,
): Label[] {
  const labels: Label[] = []
  const codes = new Set(areas.map(({ country }) => country).filter((code) => code !== ''))
  if (codes.size < 2) return []
  for (const code of codes) {
    const areasOfCountry = areas.filter(({ country }) => country === code)
    const label = placeName(countryName(code, locale), areasOfCountry, frame, room)
    if (label === null) continue
    room.take(labelBox(label, label.text, 'country'))
    labels.push(label)
  }
  return labels.length > 1 ? labels : []
}
