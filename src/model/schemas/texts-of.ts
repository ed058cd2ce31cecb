import * as v from 'valibot'

/**
 * Schema of texts that a response brings for a page, by key. Each key is required: a presenter that leaves one out and a
 * page that reads another are compile errors.
 */
export const textsOf = <const Key extends string>(keys: readonly Key[]) =>
  v.strictObject(v.entriesFromList(keys, v.string()))
