import type { Database } from '../../../db/client.ts'
import { endWriting } from './change-import.ts'
import { anyImport } from './import-record.ts'
import { writeDrafts } from './write-drafts.ts'

const writingSql = `SELECT id FROM event_import WHERE state = 'writing' ORDER BY updated_at LIMIT ?1`

/**
 * Writes the drafts of imports whose page was closed before the last one. The page of an import may write at the same time.
 * @param limit batches, over all imports
 * @returns number of events written
 * @throws the error of the first import that failed, after the others were continued
 */
export async function continueImports(db: Database, now: Date, limit: number): Promise<number> {
  const found = await db.$client.prepare(writingSql).bind(limit).all<{ id: string }>()
  const errors: unknown[] = []
  let [batches, written] = [limit, 0]
  const writeAll = async (id: string) => {
    const record = await anyImport(db, id)
    for (; batches > 0; batches -= 1) {
      const events = await writeDrafts(db, record, now)
      if (events === 0) break
      written += events
    }
    await endWriting(db, record, now)
  }
  for (const { id } of found.results)
    await writeAll(id).catch((error: unknown) => {
      errors.push(error)
    })
  if (errors.length > 0) throw errors[0]
  return written
}
