/** A fact that two sides changed to different values; null where a side has removed it or its entry. */
export interface FactConflict {
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
}
