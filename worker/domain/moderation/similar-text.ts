/** Characters of a shingle: long enough that unrelated texts share few, in scripts without spaces too. */
const shingleLength = 8
/** Share below which texts of one subject are alike by chance. */
const leastShare = 0.3

export interface SimilarText {
  title: string
  /** Share of the text's shingles that the other text has too, 0 to 1. */
  share: number
}

/** Every run of eight letters or digits, without spaces, marks and case. */
function shinglesOf(text: string): Set<string> {
  const letters = Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
  )
  const count = Math.max(0, letters.length - shingleLength + 1)
  return new Set(
    Array.from({ length: count }, (_, at) => letters.slice(at, at + shingleLength).join('')),
  )
}

/**
 * The text that contains most of a text, by shared shingles. It finds copies and near copies, not texts of the same sense;
 * a text of fewer than eight letters is similar to none.
 */
export function closestText(
  text: string,
  others: readonly { title: string; text: string }[],
): SimilarText | null {
  const shingles = shinglesOf(text)
  if (shingles.size === 0) return null
  let closest: SimilarText | null = null
  for (const other of others) {
    const theirs = shinglesOf(other.text)
    const shared = [...shingles].filter((shingle) => theirs.has(shingle)).length
    const share = shared / shingles.size
    if (share >= leastShare && share > (closest?.share ?? 0))
      closest = { title: other.title, share }
  }
  return closest
}
