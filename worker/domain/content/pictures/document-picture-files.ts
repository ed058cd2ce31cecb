import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { filesPerStatement, type StoredFiles } from '../../accounts/media/stored-files.ts'

/** Days for which a picture waits for a version that has it. */
const unusedDays = 30

const files = v.array(v.object({ file: v.string() }))

async function filesOf(db: Database, statement: SQL): Promise<string[]> {
  const [rows] = await readBatch(db, [statement])
  return v.parse(files, rows).map(({ file }) => file)
}

const isOneOf = (names: readonly string[]): SQL =>
  sql`file IN (SELECT value FROM json_each(${JSON.stringify(names)}))`

/** Pictures of documents that neither a published version, nor a draft or a scheduled text has, are dropped after 30 days. */
export const documentPictureFiles: StoredFiles = {
  droppedFiles: async (db, now) => {
    const before = new Date(now.getTime() - unusedDays * 86_400_000).toISOString()
    return await filesOf(
      db,
      sql`SELECT file FROM document_picture p WHERE is_published = 0 AND created_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM document_draft d WHERE d.document_id = p.document_id AND instr(d.content, file) > 0)
        AND NOT EXISTS (SELECT 1 FROM document_schedule s WHERE s.document_id = p.document_id AND instr(s.content, file) > 0)
        ORDER BY created_at LIMIT ${filesPerStatement}`,
    )
  },
  deleteRows: async (db, names) => {
    await prepare(
      db,
      sql`DELETE FROM document_picture WHERE is_published = 0 AND ${isOneOf(names)}`,
    ).run()
  },
  knownFiles: async (db, names) =>
    await filesOf(db, sql`SELECT file FROM document_picture WHERE ${isOneOf(names)}`),
}
