/** A value that two sides changed differently; null where a side has removed it or its entry. */
export interface DocumentConflict {
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
}
