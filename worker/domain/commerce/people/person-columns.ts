import * as v from 'valibot'

/** Columns of people and their answers, as they are read from rows. */

/** A text; empty for NULL. */
export const textColumn = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)

export const flagColumn = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

/** Answers as typed, by the id of their question; none for NULL. */
export const answersColumn = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? '{}'),
  v.parseJson(),
  v.record(v.string(), v.string()),
)
