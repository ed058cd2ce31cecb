/** Two things that may be the same, with the cost of taking them for one. */
export interface MatchPair<From, To> {
  from: From
  to: To
  cost: number
}

/** Pairs in which everything occurs once at most: the cheapest first, as long as both of a pair are free. */
export function matchOnce<From, To>(pairs: readonly MatchPair<From, To>[]): Map<From, To> {
  const matched = new Map<From, To>()
  const taken = new Set<To>()
  for (const { from, to } of pairs.toSorted((a, b) => a.cost - b.cost)) {
    if (matched.has(from) || taken.has(to)) continue
    matched.set(from, to)
    taken.add(to)
  }
  return matched
}
