import type { MonthTable } from './month-table.tsx'

/** Code of the month view, which only its pages load; null until then. */
export const monthCode: { table: typeof MonthTable | null } = { table: null }

export async function loadMonthCode(): Promise<void> {
  monthCode.table ??= (await import('./month-table.tsx')).MonthTable
}
