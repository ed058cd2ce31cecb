import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { endWriting } from './change-import.ts'
import { checkRows } from './check-import.ts'
import { anyImport } from './import-record.ts'
import { writeDrafts } from './write-drafts.ts'

const writing = v.array(v.object({ id: v.string() }))

/**
 * Writes the drafts of imports whose page was closed before the last one. The page of an import may write at the same time.
 * @param limit batches, over all imports
 * @returns number of events written
 * @throws the error of the first import that failed, after the others were continued
 */
export async function continueImports(db: Database, now: Date, limit: number): Promise<number> {
  const [found] = await readBatch(db, [
    sql`SELECT id FROM event_import WHERE state = 'writing' ORDER BY updated_at LIMIT ${limit}`,
  ])
  const errors: unknown[] = []
  let [batches, written] = [limit, 0]
  const writeAll = async (id: string) => {
    const record = await anyImport(db, id)
    while ((await checkRows(db, record, now)) > 0);
    for (; batches > 0; batches -= 1) {
      const events = await writeDrafts(db, record, now)
      if (events === 0) break
      written += events
    }
    await endWriting(db, record, now)
  }
  for (const { id } of v.parse(writing, found))
    await writeAll(id).catch((error: unknown) => {
      errors.push(error)
    })
  if (errors.length > 0) throw errors[0]
  return written
}
