/**
 * Three-way merge of a list's keys: entries that one side added or removed are added or removed, and those that stay have
 * the order of the side that changed it, mine if both did. Added entries follow the one that they followed.
 */
export function mergeKeys(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const known = new Set(base)
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)]
  const stays = (key: string) =>
    known.has(key) ? inMine.has(key) && inTheirs.has(key) : inMine.has(key) || inTheirs.has(key)
  const inOrderOf = (keys: readonly string[]) => keys.filter((key) => known.has(key) && stays(key))
  const isReordered = inOrderOf(mine).join() !== inOrderOf(base).join()
  const [leading, other] = isReordered ? [mine, theirs] : [theirs, mine]
  const merged = leading.filter(stays)
  for (const [index, key] of other.entries()) {
    if (merged.includes(key) || !stays(key)) continue
    const before = other.slice(0, index).findLast((each) => merged.includes(each))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key)
  }
  return merged
}
