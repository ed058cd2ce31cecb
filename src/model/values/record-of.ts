const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The keys of a value from outside, such as a parsed JSON text; none for a value that is no object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {}
