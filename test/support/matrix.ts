/**
 * True with `MATRIX=full`, as every night and before a release: tests of many combinations then run all of them, and
 * otherwise pairs or a sample (docs/testing.md lists which).
 */
export const isFullMatrix = process.env['MATRIX'] === 'full'

/** Each `step`-th item, beginning with the first; with the full matrix every item. */
export const sampleOf = <T>(items: readonly T[], step: number): T[] =>
  items.filter((_, index) => isFullMatrix || index % step === 0)

/**
 * The choices of a combination of a row and a column: one, in turn, so that each row and each column has every choice
 * if it has as many combinations; with the full matrix all.
 */
export const inTurn = <T>(choices: readonly T[], row: number, column: number): T[] =>
  choices.filter((_, index) => isFullMatrix || index === (row + column) % choices.length)

/** True for one of `of` columns of a row, in turn, so that each column has its share of rows; with the full matrix for all. */
export const isInTurn = (row: number, column: number, of: number): boolean =>
  isFullMatrix || (row + column) % of === 0
