import type { ScannedMonth } from './scan-months.ts'

/** Counts the races of each edition that pass all filters, for `ScannedMonth.passing`. */
export function countPassingRaces(
  {
    columns,
    raceFailures,
    everyRacePasses,
  }: Pick<ScannedMonth, 'columns' | 'raceFailures' | 'everyRacePasses'>,
  needsRace: boolean,
  passing: Int32Array,
): void {
  const { raceStart } = columns
  const withoutRaces = needsRace ? -1 : 0
  let first = raceStart[0] ?? 0
  for (let edition = 0; edition < passing.length; edition += 1) {
    const end = raceStart[edition + 1] ?? first
    let count = 0
    if (first === end) count = withoutRaces
    else if (everyRacePasses) count = end - first
    else {
      for (let race = first; race < end; race += 1) if (raceFailures[race] === 0) count += 1
      if (count === 0) count = -1
    }
    passing[edition] = count
    first = end
  }
}
