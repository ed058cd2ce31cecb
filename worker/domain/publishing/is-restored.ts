import { sql } from 'drizzle-orm'
import { differences } from '../../../src/model/documents/differences.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { fromRevisions } from './add-revision.ts'
import type { DocumentKind, DraftRow, KindTypes } from './document-kind.ts'
import { readContents, shownRevisions } from './find-revisions.ts'

/** True for a draft with the content of an earlier revision of its document: publishing it restores that. */
export async function isRestored<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  draft: DraftRow<T>,
): Promise<boolean> {
  const { subjectId, content } = draft
  const [found] = await readBatch(db, [
    sql`SELECT ${sql.identifier(kind.revisions.columns.content)} AS content FROM ${fromRevisions(kind, subjectId)}
      ORDER BY number DESC LIMIT ${shownRevisions} OFFSET 1`,
  ])
  return readContents(kind, found).some(
    (revision) => differences(kind.shape, revision, content).length === 0,
  )
}
