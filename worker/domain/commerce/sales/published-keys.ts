/** True for the key of an entry that was published, a number; the others begin with a letter. */
export const isPublishedKey = (key: string): boolean => /^\d+$/u.test(key)

/** The highest number that was given, of which `last` is one: new entries get those after it. */
export const lastNumberOf = (keys: readonly string[], last: number): number =>
  Math.max(last, ...keys.filter(isPublishedKey).map(Number))
