/** Parts of the statements that rank editions for lists (`highlight`). */

/** Editions that a statement ranks, and the rows that it writes. */
export interface RankScope {
  /** Condition on the edition `e`, from the kind of the list. */
  editions: (kinds: readonly string[]) => string
  /** Kind of the rows of a list. */
  kind: (kind: string) => string
}

/** New rows of a list come behind the former ones until they replace them; no list is as long. */
export const ordinalsAfter = 100

export const kindIn = (kinds: readonly string[]): string =>
  `kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`

/** Replaces the lists of some kinds by the rows behind them. */
export const replaceLists = (kinds: readonly string[], condition = 'true'): string[] => {
  const isListed = `${kindIn(kinds)} AND ${condition}`
  return [
    `DELETE FROM highlight WHERE ${isListed} AND ordinal <= ${ordinalsAfter}`,
    `UPDATE highlight SET ordinal = ordinal - ${ordinalsAfter} WHERE ${isListed} AND ordinal > ${ordinalsAfter}`,
  ]
}
