import * as v from 'valibot'

/** One change of a document: the value at a path was `from`, and is to be `to`. */
export const documentChange = v.strictObject({
  /** Keys joined by dots. */
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** JSON of a single value; null for one that is missing. A list is the array of its keys, in its order. */
  from: v.unknown(),
  to: v.unknown(),
})

export type DocumentChange = v.InferOutput<typeof documentChange>
