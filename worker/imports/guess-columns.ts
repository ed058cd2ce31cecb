import { foldName } from './fold-name.ts'
import type { ColumnTarget } from '../../src/model/event/imports.ts'
import { fieldOfTarget, targetOfName } from './column-patterns.ts'
import type { ImportTable } from './import-table.ts'

/**
 * Meaning of the columns of a sheet, guessed from their names and the first rows. Each fact is given to one column.
 * @param known meaning of columns of these names; null for one that is left out
 */
export function guessColumns(
  table: ImportTable,
  known: ReadonlyMap<string, ColumnTarget | null>,
): (ColumnTarget | null)[] {
  const taken = new Set<string>()
  const take = (target: ColumnTarget | null): ColumnTarget | null => {
    if (target === null || taken.has(fieldOfTarget(target))) return null
    taken.add(fieldOfTarget(target))
    return target
  }
  const settledBefore = table.columns.map(({ name, target }) =>
    target === null ? known.get(name) : target,
  )
  const first = settledBefore.map((target) => (target === undefined ? undefined : take(target)))
  return table.columns.map(({ name }, index) => {
    const settled = first[index]
    if (settled !== undefined) return settled
    const samples = table.rows.slice(0, 200).flatMap(({ cells }) => cells[index] ?? [])
    const found = targetOfName(name, taken)
    return found === null ? null : take(written(found, name, samples))
  })
}

/** A target with the order or unit in which the column is written. */
function written(target: ColumnTarget, name: string, samples: readonly string[]): ColumnTarget {
  const folded = foldName(name)
  if (target === 'date.ymd') return dateOrder(samples)
  if (target === 'distance.km') {
    if (/\bmi(?:le)?s?\b|\bmeilen\b|\bmillas\b/u.test(folded)) return 'distance.mi'
    if (/\bm$|\bmet(?:er|re)s?\b/u.test(folded)) return 'distance.m'
    return target
  }
  if (target === 'climb.m' && /\b(?:ft|feet|foot)\b/u.test(folded)) return 'climb.ft'
  return target
}

/**
 * Order of dates such as 06/12/2027: month first if a second number is over 12 and no first one is; day first otherwise,
 * also when nothing decides, because most countries write so.
 */
function dateOrder(samples: readonly string[]): 'date.ymd' | 'date.dmy' | 'date.mdy' {
  const pairs = samples.flatMap((text) => {
    const parts = /^\D*(\d{1,2})\D+(\d{1,2})\D+\d{2,4}\b/u.exec(text)
    return parts === null ? [] : [[Number(parts[1]), Number(parts[2])] as const]
  })
  if (pairs.length === 0) return 'date.ymd'
  const isMonthFirst =
    pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12)
  return isMonthFirst ? 'date.mdy' : 'date.dmy'
}
