/** The rule by which check-ins of several devices become one truth (docs/decisions/0109-check-ins.md). */

/** A line of the log of a device, which counts its lines from 1. */
export interface CheckInLine {
  device: string
  sequence: number
  /** Id of the entry. */
  entry: number
  /** The check-in that this line takes back; null for a check-in. */
  undoes: { device: string; sequence: number } | null
  /** Number that was handed out; null for none, and for a line that takes back. */
  number: number | null
  /** Milliseconds since 1970 by the clock of the server. */
  at: number
}

/** An entry that is checked in. */
export interface MergedEntry<Line extends CheckInLine> {
  /** The check-in that counts. */
  first: Line
  /** Later ones of the same entry, none of them taken back. */
  clashes: Line[]
}

const keyOf = ({ device, sequence }: { device: string; sequence: number }): string =>
  `${device} ${sequence}`

/** The earlier line before the later one; of the same time in one order everywhere. */
function compare(a: CheckInLine, b: CheckInLine): number {
  if (a.at !== b.at) return a.at - b.at
  if (a.device !== b.device) return a.device < b.device ? -1 : 1
  return a.sequence - b.sequence
}

/**
 * Entries that are checked in, by their id. The first check-in that was not taken back counts, whichever device it is of and
 * whenever it arrived; later ones are its clashes. A line takes back that one check-in which it names, and no other.
 */
export function mergeCheckIns<Line extends CheckInLine>(
  lines: readonly Line[],
): Map<number, MergedEntry<Line>> {
  const undone = new Set(
    lines.flatMap(({ undoes, entry }) => (undoes === null ? [] : [`${keyOf(undoes)} ${entry}`])),
  )
  const merged = new Map<number, MergedEntry<Line>>()
  for (const line of lines.toSorted(compare)) {
    if (line.undoes !== null || undone.has(`${keyOf(line)} ${line.entry}`)) continue
    const before = merged.get(line.entry)
    if (before === undefined) merged.set(line.entry, { first: line, clashes: [] })
    else before.clashes.push(line)
  }
  return merged
}

/** Numbers that the check-ins that count have handed out to several entries, with those entries. */
export function sharedNumbers(
  merged: ReadonlyMap<number, MergedEntry<CheckInLine>>,
): Map<number, number[]> {
  const entries = new Map<number, number[]>()
  for (const [entry, { first }] of merged)
    if (first.number !== null)
      entries.set(first.number, [...(entries.get(first.number) ?? []), entry])
  return new Map([...entries].filter(([, holders]) => holders.length > 1))
}
