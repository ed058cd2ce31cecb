/**
 * True with `MATRIX=full`, as every night and before a release: tests of many combinations then run all of them, and
 * otherwise pairs or a sample (docs/testing.md lists which).
 */
export const isFullMatrix = process.env['MATRIX'] === 'full'

/** Each `step`-th item, beginning with the first; with the full matrix every item. */
export const sampleOf = <T>(items: readonly T[], step: number): T[] =>
  items.filter((_, index) => isFullMatrix || index % step === 0)
