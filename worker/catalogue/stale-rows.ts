import { missOfLatest } from '../../src/model/event/rule-fit.ts'
import { addDays } from '../../src/model/values/dates.ts'
import type { CatalogueRow } from './catalogue-row.ts'

/** Rows without a known edition in the twelve months before `today` (ISO date) or later, the heaviest first. */
export function staleRows(rows: readonly CatalogueRow[], today: string): CatalogueRow[] {
  const from = addDays(today, -365)
  return rows
    .filter(({ editions }) => editions.every(({ date }) => date < from))
    .toSorted((a, b) => b.weight - a.weight)
}

/** Largest distance in days at which an edition is in the week that was predicted. */
const weekDays = 7

/**
 * Rows whose latest past edition without a status is more than a week from the date that the editions before it predict.
 */
export function missedRules(
  rows: readonly CatalogueRow[],
  today: string,
): { permalink: string; date: string; days: number }[] {
  return rows.flatMap(({ permalink, usual, editions }) => {
    if (usual === undefined) return []
    const held = editions.flatMap(({ date, status }) =>
      date < today && status === undefined ? [date] : [],
    )
    const miss = missOfLatest(usual, held)
    return miss === null || miss.days <= weekDays ? [] : [{ permalink, ...miss }]
  })
}
