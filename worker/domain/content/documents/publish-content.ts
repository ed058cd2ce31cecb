import { sql } from 'drizzle-orm'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { publishDocument } from '../../publishing/publish-document.ts'
import type { Published } from '../../publishing/publication.ts'
import { untilUnchanged } from '../../publishing/until-unchanged.ts'
import { documentKind } from './document-kind.ts'
import type { ContentTypes, DocumentName } from './document-types.ts'
import { readDocumentByName } from './read-document.ts'

/**
 * Publishes a document as an operator edited it with the command, made of the published one.
 * @param edit the document that is to be published; gets null for a new one
 * @throws DomainError conflict after too many changes by others
 */
export async function publishContent(
  db: Database,
  name: DocumentName,
  edit: (present: ContentDocument | null) => ContentDocument,
  now: Date,
): Promise<Published<ContentTypes>> {
  return await untilUnchanged(async () => {
    const stored = await readDocumentByName(db, name)
    const publication = {
      document: edit(stored?.document ?? null),
      origin: 'editor',
      authorId: null,
      details: name,
      stands: sql`1`,
      also: () => [],
    } as const
    return await publishDocument(db, documentKind, stored, publication, { now })
  })
}
