import * as v from 'valibot'
import { pictureQualities, pictureWidths } from '../../src/model/pictures.ts'

/** How a picture is encoded for an address. */
export interface Variant {
  /** Pixels. */
  width: number
  quality: number
}

const whole = (most: number, standard: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u), v.transform(Number), v.maxValue(most)),
    String(standard),
  )

/** Spec §7: 1920 pixels, quality 75, WebP. */
const query = v.object({
  width: whole(10_000, 1920),
  quality: whole(100, 75),
  format: v.optional(v.literal('webp'), 'webp'),
})

/** The smallest step that is enough, or the last. */
function upTo(steps: readonly [number, ...number[]] | readonly number[], asked: number): number {
  return steps.find((step) => step >= asked) ?? Math.max(...steps)
}

/**
 * What an address asks for, brought to one of a few steps so that nobody can have a picture encoded without end.
 * @returns the variant, or the key of the query that has a value it cannot have
 */
export function readVariant(keys: URLSearchParams): Variant | { wrong: string } {
  const result = v.safeParse(query, Object.fromEntries(keys))
  if (!result.success) return { wrong: v.getDotPath(result.issues[0]) ?? 'format' }
  const { width, quality } = result.output
  return { width: upTo(pictureWidths, width), quality: upTo(pictureQualities, quality) }
}
