import type { NoticeTone } from '../../src/model/event/edition-status.ts'
import type { Hue } from '../../src/model/event/sports.ts'

/** Colours of the cards: the light values of src/styles/base/tokens.css. palette.test.ts compares the two. */

export const palette = {
  paper: '#f3f3ef',
  surface: '#ffffff',
  sunken: '#e8e8e2',
  ink: '#14181d',
  ink2: '#454b52',
  rule: '#d9d9d2',
  edge: '#7d8288',
  flare: '#d32d17',
}

export const stocks = {
  run: { stock: '#ebed63', deep: '#54530a' },
  trail: { stock: '#8fdca2', deep: '#175533' },
  cycling: { stock: '#ffb9c8', deep: '#961241' },
  water: { stock: '#86dfe9', deep: '#00586a' },
  multi: { stock: '#d4c3f8', deep: '#5a358c' },
  winter: { stock: '#b4d2fa', deep: '#224a8d' },
  other: { stock: '#dfc6a8', deep: '#63462d' },
} as const satisfies Record<Hue, { stock: string; deep: string }>

export const tones = {
  bad: { text: '#a3123f', tint: '#fde6ec' },
  warn: { text: '#7a4b00', tint: '#fdf0cf' },
  note: { text: '#1f4e8c', tint: '#e6effb' },
  neutral: { text: palette.ink, tint: palette.surface },
} as const satisfies Record<NoticeTone, { text: string; tint: string }>
