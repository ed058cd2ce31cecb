import * as v from 'valibot'
import { key } from '../key.ts'

/** Most characters of a block of an unknown kind. */
const maximumCharacters = 20_000

/** A block of a kind that this version does not know, as one text, so that it is stored as it came. It is never shown. */
export const unknown = v.strictObject({
  kind: v.literal('unknown'),
  key,
  /** JSON of the block. */
  source: v.pipe(
    v.string(),
    v.maxLength(maximumCharacters, 'A block of an unknown kind is too long.'),
  ),
})

export const blankUnknown = { kind: 'unknown', source: '' } as const

const anyBlock = v.looseObject({ kind: v.string(), key: v.string() })

/** The block that a text stands for; null for another text. */
function readSource(source: string): v.InferOutput<typeof anyBlock> | null {
  try {
    const read = v.safeParse(anyBlock, JSON.parse(source))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

const isWrapped = v.object({ kind: v.literal('unknown'), source: v.string() })

/**
 * A block as it was stored, with one of an unknown kind as its text, and the reverse for a kind that was unknown then.
 * @param kinds that this version knows
 */
export function recognised(stored: unknown, kinds: readonly string[]): unknown {
  const wrapped = v.safeParse(isWrapped, stored)
  if (wrapped.success) {
    const inner = readSource(wrapped.output.source)
    return inner !== null && kinds.includes(inner.kind) && inner.kind !== 'unknown' ? inner : stored
  }
  const read = v.safeParse(anyBlock, stored)
  if (!read.success || kinds.includes(read.output.kind)) return stored
  return { kind: 'unknown', key: read.output.key, source: JSON.stringify(stored) }
}
