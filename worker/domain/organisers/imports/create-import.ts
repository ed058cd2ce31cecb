import type { ColumnTarget } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import { guessColumns } from '../../../imports/guess-columns.ts'
import type { ImportTable } from '../../../imports/import-table.ts'
import type { ImportDefaults } from '../../../imports/row-facts.ts'
import { splitRaces } from '../../../imports/split-races.ts'
import { randomToken } from '../../../runtime/digest.ts'
import { retry } from '../../../runtime/retry.ts'

interface NewImport {
  organiserId: number
  /** Null for an import by a command. */
  memberId: number | null
  /** Name of the file, or URL. */
  source: string
  table: ImportTable
  /** Facts by the names of columns that are ours: those of the template. */
  headings?: ReadonlyMap<string, ColumnTarget>
  defaults: ImportDefaults
}

const insertSql = `INSERT INTO event_import
  (id, organiser_id, member_id, kind, source, encoding, columns, mapping, defaults, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)`

const rowsSql = `INSERT INTO event_import_row (import_id, number, cells)
  SELECT ?1, value ->> 0, value -> 1 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`

const rememberedSql = `SELECT columns, mapping FROM event_import
  WHERE organiser_id = ?1 AND state <> 'open' ORDER BY created_at DESC LIMIT 10`

/** Rows of one statement: D1 refuses values over 2 MB, and a cell has up to 2,000 characters. */
const rowsPerStatement = 250
const mostCharacters = 500_000

/** Stores a table with the meaning of its columns, guessed or as the organisation chose it before. @returns its id */
export async function createImport(db: Database, input: NewImport, now: Date): Promise<string> {
  const { organiserId, memberId, source, table, headings = [], defaults } = input
  const id = randomToken(12)
  const mapping = guessColumns(
    table,
    new Map([...headings, ...(await rememberedMeanings(db, organiserId))]),
  )
  const { $client } = db
  const statement = $client.prepare(rowsSql)
  const chunks = chunksOf(
    splitRaces(table, mapping).rows.map(({ number, cells }) => JSON.stringify([number, cells])),
  )
  const head = $client
    .prepare(insertSql)
    .bind(
      id,
      organiserId,
      memberId,
      table.kind,
      source.slice(0, 300),
      table.encoding,
      JSON.stringify(table.columns.map(({ name }) => name)),
      JSON.stringify(mapping),
      JSON.stringify(defaults),
      now.toISOString(),
    )
  await head.run()
  for (let at = 0; at < chunks.length; at += 8) {
    const batch = chunks
      .slice(at, at + 8)
      .map((chunk) => statement.bind(id, `[${chunk.join(',')}]`))
    await retry(() => $client.batch(batch))
  }
  return id
}

function chunksOf(texts: readonly string[]): string[][] {
  const chunks: string[][] = []
  let characters = 0
  for (const text of texts) {
    const last = chunks.at(-1)
    if (last === undefined || last.length === rowsPerStatement || characters > mostCharacters) {
      chunks.push([text])
      characters = text.length
    } else {
      last.push(text)
      characters += text.length
    }
  }
  return chunks
}

/** Meaning that the organisation gave to columns by their name, of its latest imports. */
async function rememberedMeanings(
  db: Database,
  organiserId: number,
): Promise<ReadonlyMap<string, ColumnTarget | null>> {
  const { results } = await db.$client
    .prepare(rememberedSql)
    .bind(organiserId)
    .all<{ columns: string; mapping: string }>()
  const meanings = new Map<string, ColumnTarget | null>()
  for (const row of results) {
    const names: string[] = JSON.parse(row.columns)
    const mapping: (ColumnTarget | null)[] = JSON.parse(row.mapping)
    for (const [index, name] of names.entries())
      if (name !== '' && !meanings.has(name)) meanings.set(name, mapping[index] ?? null)
  }
  return meanings
}
