import { countNamedFacts } from './column-patterns.ts'

/** Rows among which the header is looked for: titles and notes stand above it. */
export const headerRows = 12
/** Facts that a row must name to be a header below others. */
const leastFacts = 3

const countTexts = (texts: readonly string[]): number => texts.filter((text) => text !== '').length

/**
 * Index of the row that names the columns: the first, unless that names at most one fact, and a later one names several and
 * has at least twice the texts of each row above it.
 */
export function headerIndex(rows: readonly (readonly string[])[]): number {
  const [first = []] = rows
  if (countNamedFacts(first) > 1) return 0
  const found = rows.slice(0, headerRows).findIndex((row, index) => {
    if (index === 0 || countNamedFacts(row) < leastFacts) return false
    const most = Math.max(...rows.slice(0, index).map(countTexts))
    return countTexts(row) >= 2 * most
  })
  return Math.max(found, 0)
}
