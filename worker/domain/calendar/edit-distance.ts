/**
 * Number of edits between two words (Damerau–Levenshtein): inserted, missing, replaced and swapped letters.
 * @returns the number, or `limit + 1` if it is above the limit
 */
export function editDistance(one: string, other: string, limit: number): number {
  const a = [...one]
  const b = [...other]
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = b.map((_, column) => column + 1)
  for (const [row, letter] of a.entries()) {
    const current: number[] = []
    let least = row + 1
    for (const [column, against] of b.entries()) {
      const left = current[column - 1] ?? row + 1
      const above = last[column] ?? 0
      const corner = column === 0 ? row : (last[column - 1] ?? 0)
      let value = Math.min(left + 1, above + 1, corner + (letter === against ? 0 : 1))
      if (row > 0 && column > 0 && letter === b[column - 1] && against === a[row - 1]) {
        const swapped = column === 1 ? row - 1 : (beforeLast[column - 2] ?? 0)
        value = Math.min(value, swapped + 1)
      }
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last.at(-1) ?? a.length, limit + 1)
}
