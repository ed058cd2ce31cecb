import { sql, type SQL } from 'drizzle-orm'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { StoredPicture } from '../../accounts/media/avatar.ts'

/** Records a stored file as a picture of a document. @throws DomainError not-found */
export async function addDocumentPicture(
  db: Database,
  documentId: number,
  { id, width, height }: StoredPicture,
  now: Date,
): Promise<void> {
  const { meta } = await prepare(
    db,
    sql`INSERT INTO document_picture (file, document_id, width, height, created_at)
      SELECT ${id}, id, ${width}, ${height}, ${now.toISOString()} FROM document WHERE id = ${documentId}`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('not-found')
}

/** Statement that marks the pictures of a document which a published version shows. */
export const markPublishedPictures = (id: number, content: ContentDocument): SQL =>
  sql`UPDATE document_picture SET is_published = 1
    WHERE document_id = ${id} AND is_published = 0 AND instr(${JSON.stringify(content)}, file) > 0`
