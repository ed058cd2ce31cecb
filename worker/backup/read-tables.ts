import * as v from 'valibot'
import { isBackedUp } from './backup-tables.ts'

/** A table as a backup copies it. */
export interface BackupTable {
  name: string
  columns: string[]
  /** Columns by which its rows are read in order: `rowid`, or the primary key of a table without one. */
  order: string[]
  /** Columns that refer to another table, with the column there. */
  references: { column: string; table: string; to: string }[]
}

const named = v.array(v.object({ name: v.string(), sql: v.nullable(v.string()) }))
const columnRows = v.array(v.object({ name: v.string(), pk: v.number() }))
const referenceRows = v.array(
  v.object({ from: v.string(), table: v.string(), to: v.nullable(v.string()) }),
)

async function readTable(db: D1Database, { name, sql }: v.InferOutput<typeof named>[number]) {
  const [columns, references] = await db.batch([
    db.prepare(`SELECT name, pk FROM pragma_table_info('${name}')`),
    db.prepare(`SELECT "from", "table", "to" FROM pragma_foreign_key_list('${name}')`),
  ])
  const found = v.parse(columnRows, columns?.results)
  const key = found.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return {
    name,
    columns: found.map((column) => column.name),
    order: /WITHOUT ROWID/iu.test(sql ?? '') ? key.map((column) => column.name) : ['rowid'],
    references: v
      .parse(referenceRows, references?.results)
      .map(({ from, table, to }) => ({ column: from, table, to: to ?? 'id' })),
  }
}

/** Tables so that each stands after those that it refers to. @throws Error for tables that refer to each other in a circle */
function sorted(tables: readonly BackupTable[]): BackupTable[] {
  const result: BackupTable[] = []
  let left = [...tables]
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name))
    const ready = left.filter(({ name, references }) =>
      references.every(({ table }) => table === name || !waiting.has(table)),
    )
    if (ready.length === 0) throw new Error(`Circle of references: ${[...waiting].join(', ')}`)
    result.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return result
}

/** The tables of a backup, each after those that it refers to. */
export async function readTables(db: D1Database): Promise<BackupTable[]> {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all()
  const names = v.parse(named, results).filter(({ name }) => isBackedUp(name))
  return sorted(await Promise.all(names.map(async (table) => await readTable(db, table))))
}
