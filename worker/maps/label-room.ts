import type { Box } from './rings.ts'

/** Type sizes of labels in pixels, each at the size that it has where the drawing is shown at three quarters. */
export const labelSizes = {
  host: 19,
  city: 14.5,
  town: 14.1,
  ring: 14.1,
  scale: 14.1,
  country: 15,
} as const

export type LabelKind = keyof typeof labelSizes

/** Kinds that are set in the condensed display face. */
const condensed = new Set<LabelKind>(['host', 'country'])

const wide = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/u
const capital = /[\p{Lu}mwшщжмю]/u
const narrow = /[\p{Mn}ilj.,' 1ft-]/u

/** Estimated width of a label in pixels, rather too wide than too narrow. */
export function labelWidth(text: string, kind: LabelKind): number {
  let ems = 0
  for (const character of text.normalize('NFC')) {
    if (wide.test(character)) ems += 1
    else
      ems +=
        (capital.test(character) ? 0.72 : narrow.test(character) ? 0.34 : 0.56) *
        (condensed.has(kind) ? 0.8 : 1)
  }
  return ems * labelSizes[kind]
}

export interface LabelRoom {
  /** True if a label fits: it covers nothing that has its place, and keeps a distance from the edge. */
  isFree: (box: Box) => boolean
  take: (box: Box) => void
}

/** Pixels between a label and the edge of the drawing. */
const edge = 4

export function labelRoom(width: number, height: number): LabelRoom {
  const taken: Box[] = []
  const isClear = (box: Box) =>
    taken.every(
      (other) =>
        box.left >= other.right ||
        box.right <= other.left ||
        box.top >= other.bottom ||
        box.bottom <= other.top,
    )
  return {
    isFree: (box) =>
      box.left >= edge &&
      box.top >= edge &&
      box.right <= width - edge &&
      box.bottom <= height - edge &&
      isClear(box),
    take: (box) => taken.push(box),
  }
}

/** Box of a label by its anchor on the baseline. */
export function labelBox(
  at: { x: number; y: number; anchor: 'start' | 'middle' | 'end' },
  text: string,
  kind: LabelKind,
): Box {
  const width = labelWidth(text, kind)
  const share = { start: 0, middle: 0.5, end: 1 }[at.anchor]
  const left = at.x - width * share
  const size = labelSizes[kind]
  return {
    left: left - 2,
    right: left + width + 2,
    top: at.y - size * 0.9,
    bottom: at.y + size * 0.32,
  }
}
