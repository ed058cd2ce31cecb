/** The output format of `npm run bench`. */

/** A goal of docs/performance.md and its measured value. */
export interface Goal {
  /** The subject, in words. */
  what: string
  measured: number
  /** The measured value may be at most, or at least, this. */
  bound: 'most' | 'least'
  goal: number
  unit: string
}

export interface BenchResult {
  title: string
  /** The two things compared, in a sentence. */
  note: string
  /** Figures by row, then by column. */
  figures: Record<string, Record<string, number | string>>
  goals: Goal[]
}

/** "met", or the distance to the goal. */
export function verdict({ measured, bound, goal }: Goal): string {
  const over = bound === 'most' ? measured / goal - 1 : goal / measured - 1
  return over <= 0 ? 'met' : `missed by ${(over * 100).toFixed(1)} %`
}

/** Three significant figures: 0.0312, 1.37, 4,810. */
export function short(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value)
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return Number(value.toFixed(Math.min(digits, 4))).toLocaleString('en')
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (wide, row) => row.map((cell, column) => Math.max(wide[column] ?? 0, cell.length)),
    [],
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  const [head = [], ...body] = rows
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [line(head), rule, ...body.map(line)].join('\n')
}

export function print({ title, note, figures, goals }: BenchResult): void {
  const columns = [...new Set(Object.values(figures).flatMap(Object.keys))]
  const cell = (value: number | string | undefined): string =>
    typeof value === 'number' ? short(value) : (value ?? '')
  const body = Object.entries(figures).map(([name, row]) => [
    name,
    ...columns.map((column) => cell(row[column])),
  ])
  const judged = goals.map((goal) => [
    goal.what,
    `${short(goal.measured)} ${goal.unit}`.trim(),
    `${goal.bound === 'most' ? '≤' : '≥'} ${goal.goal} ${goal.unit}`.trim(),
    verdict(goal),
  ])
  console.log(`\n${title}\n${note}\n`)
  console.log(table([['', ...columns], ...body]))
  console.log(`\n${table([['goal', 'measured', 'wanted', ''], ...judged])}`)
}
