/** The list with the entry of one index at another; an index outside is the nearest end. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1)
  const entry = list[from]
  return entry === undefined ? [...list] : rest.toSpliced(Math.max(0, to), 0, entry)
}

/** Index to which a key moves an entry; null for other keys. */
export function indexAfterKey(key: string, index: number, length: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(length - 1, index + 1)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}
