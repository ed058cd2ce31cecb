import * as v from 'valibot'

/** A value that two sides changed differently; null where a side has removed it or its entry. */
export const documentConflict = v.strictObject({
  path: v.string(),
  base: v.unknown(),
  mine: v.unknown(),
  theirs: v.unknown(),
})

export type DocumentConflict = v.InferOutput<typeof documentConflict>
