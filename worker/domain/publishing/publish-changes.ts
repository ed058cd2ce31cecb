import { sql, type SQL } from 'drizzle-orm'
import { applyChanges } from '../../../src/model/documents/apply-changes.ts'
import type { DocumentChange } from '../../../src/model/documents/change.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import type { Statement } from '../../db/prepare.ts'
import type { DocumentKind, KindTypes } from './document-kind.ts'
import type { Publication, Published } from './publication.ts'
import { publishDocument } from './publish-document.ts'
import { untilUnchanged } from './until-unchanged.ts'

interface Changes<T extends KindTypes> extends Pick<
  Publication<T>,
  'origin' | 'authorId' | 'details'
> {
  id: number
  changes: readonly DocumentChange[]
  /** Condition at the time of writing, such as the decision of the correction. */
  stands?: SQL
  /** Statements of the same batch, such as the state of the correction. */
  also?: readonly Statement[]
}

/**
 * Publishes single changes of a document, such as an accepted correction. A draft of the document stays, and is merged with
 * them when it is published. The caller has checked who may.
 * @returns conflicts, if the document no longer has the values that the changes were made from
 * @throws DomainError not-found; conflict if the condition does not hold; FieldErrors { path: 'invalid' } for a value
 *   that no draft may hold
 */
export async function publishChanges<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { id, changes, origin, authorId, details, stands = sql`1`, also = [] }: Changes<T>,
  context: T['context'],
): Promise<Published<T>> {
  return await untilUnchanged(async () => {
    const stored = await kind.read(db, id)
    if (stored === null) throw new DomainError('not-found')
    const { document, conflicts } = applyChanges(kind.shape, stored.document, changes)
    if (conflicts.length > 0) return { state: 'conflicts', conflicts }
    const publication = { document, origin, authorId, details, stands, also: () => also }
    return await publishDocument(db, kind, stored, publication, context)
  })
}
