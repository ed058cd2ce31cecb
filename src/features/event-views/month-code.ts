import { loadMessages } from '../../request/load-messages.ts'
import type { MonthTable } from './month-table.tsx'

/** Code of the month view, which only its pages load; null until then. */
export const monthCode: { table: typeof MonthTable | null } = { table: null }

export async function loadMonthCode(): Promise<void> {
  if (monthCode.table !== null) return
  const [code] = await Promise.all([import('./month-table.tsx'), loadMessages('month')])
  monthCode.table = code.MonthTable
}

/** Loads the code where a month is hydrated: a browser does not run the loader of the page that the server sent. */
export async function loadServedMonth(): Promise<void> {
  const isShown =
    import.meta.env.SSR || new URLSearchParams(window.location.search).get('view') === 'month'
  if (isShown) await loadMonthCode()
}
