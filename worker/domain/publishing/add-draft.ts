import { sql, type SQL } from 'drizzle-orm'
import type { DraftTable, KindTypes } from './document-kind.ts'

interface NewDraft<T extends KindTypes> {
  base: T['doc']
  content: T['doc']
  memberId: number
  now: Date
  /** Values of the columns that only this table has: bound values, or expressions over the tables of `from`. */
  tableValues: Readonly<Record<string, unknown>>
  /** Tables and condition: the draft is added for each row. */
  from: SQL
}

/** Statement that adds a draft; a draft that is there already stays. */
export function addDraft<T extends KindTypes>(
  { table, columns }: DraftTable<T>,
  { base, content, memberId, now, tableValues, from }: NewDraft<T>,
): SQL {
  const at = now.toISOString()
  const values = {
    ...tableValues,
    base: JSON.stringify(base),
    [columns.content]: JSON.stringify(content),
    state: 'editing',
    version: 0,
    created_at: at,
    updated_at: at,
    updated_by: memberId,
  }
  const names = sql.join(
    Object.keys(values).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const expressions = sql.join(
    Object.values(values).map((value) => sql`${value}`),
    sql`, `,
  )
  return sql`INSERT INTO ${sql.identifier(table)} (${names})
    SELECT ${expressions} FROM ${from} ON CONFLICT DO NOTHING`
}
