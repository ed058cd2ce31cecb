import * as v from 'valibot'
import { pictureQualities, pictureWidths } from '../../src/model/values/pictures.ts'

/** Width and quality in which a picture is encoded. */
export interface Variant {
  /** Pixels. */
  width: number
  quality: number
}

const integer = (max: number, byDefault: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u), v.transform(Number), v.maxValue(max)),
    String(byDefault),
  )

/** The defaults of spec §7: 1920 pixels, quality 75, WebP. */
const query = v.object({
  width: integer(10_000, 1920),
  quality: integer(100, 75),
  format: v.optional(v.literal('webp'), 'webp'),
})

/** The smallest step that is not below the requested value, or the largest step. */
function roundUp(steps: readonly number[], requested: number): number {
  return steps.find((step) => step >= requested) ?? Math.max(...steps)
}

/**
 * Reads the variant from a query. Values are rounded up to a few steps, which bounds the variants that one picture can
 * be encoded in.
 * @returns the variant, or the first query key with an invalid value
 */
export function readVariant(keys: URLSearchParams): Variant | { invalidKey: string } {
  const result = v.safeParse(query, Object.fromEntries(keys))
  if (!result.success) return { invalidKey: v.getDotPath(result.issues[0]) ?? 'format' }
  const { width, quality } = result.output
  return { width: roundUp(pictureWidths, width), quality: roundUp(pictureQualities, quality) }
}
