/** Lanes that a week of the month view has for bars. */
const lanes = 4

/** A bar of a week: the first day and the number of days that it covers, and its lane from 1 on. */
export interface WeekBar {
  editionId: number
  /** Index of its first day in the week. */
  first: number
  span: number
  lane: number
}

/** Runs of neighbouring days on which each edition takes place, in order of first day, then from the longest on. */
function runsOf(week: readonly (readonly number[])[]): Omit<WeekBar, 'lane'>[] {
  const runs: Omit<WeekBar, 'lane'>[] = []
  const open = new Map<number, Omit<WeekBar, 'lane'>>()
  for (const [at, ids] of week.entries()) {
    for (const editionId of ids) {
      const run = open.get(editionId)
      if (run !== undefined && run.first + run.span === at) {
        run.span += 1
        continue
      }
      const begun = { editionId, first: at, span: 1 }
      open.set(editionId, begun)
      runs.push(begun)
    }
  }
  return runs.toSorted((a, b) => a.first - b.first || b.span - a.span)
}

/**
 * Places the editions of a week as bars that do not overlap. Those that find no lane are left out.
 * @param week ids of the editions of each day, in their order
 */
export function weekBars(week: readonly (readonly number[])[]): WeekBar[] {
  /** Per lane, the index of the first free day. */
  const free = Array.from({ length: lanes }, () => 0)
  return runsOf(week).flatMap((run) => {
    const lane = free.findIndex((day) => day <= run.first)
    if (lane === -1) return []
    free[lane] = run.first + run.span
    return [{ ...run, lane: lane + 1 }]
  })
}
