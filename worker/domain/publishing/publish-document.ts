import { sql, type SQL } from 'drizzle-orm'
import { differences } from '../../../src/model/documents/differences.ts'
import { replacedKeys } from '../../../src/model/documents/replaced-keys.ts'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import { requireCondition } from '../../db/require-condition.ts'
import { lastRevision, revisionStatements } from './add-revision.ts'
import type { DocumentKind, KindTypes, StoredDocument } from './document-kind.ts'
import type { Publication, Published } from './publication.ts'

/**
 * Publishes a document: the one door through which documents change. One batch writes what the kind planned and the
 * revision, and does nothing if the document was changed since it was read.
 * @param stored present document; null for a new one
 * @throws the error of a batch that lost against another change (untilUnchanged repeats it)
 */
export async function publishDocument<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  stored: StoredDocument<T> | null,
  publication: Publication<T>,
  context: T['context'],
): Promise<Published<T>> {
  const at = context.now.toISOString()
  const stated = kind.state(stored, kind.normalise(publication.document), at.slice(0, 10))
  const faults = kind.faultsOf(stored, stated)
  if (Object.keys(faults).length > 0) return { state: 'faults', faults }
  if (stored !== null && differences(kind.shape, stored.document, stated).length === 0)
    return await closeUnchanged(db, stored, publication)
  const { details } = publication
  const plan = await kind.plan(db, stored, { stated, details }, context)
  if ('faults' in plan) return { state: 'faults', faults: plan.faults }
  const { id, address, document, changed, statements } = plan
  const { origin, authorId } = publication
  const results = await db.$client.batch<{ number: number }>([
    requireCondition(db, sql`${publication.stands} AND ${isUnchanged(kind, stored)}`),
    ...statements,
    ...revisionStatements(db, kind, { id, stored, document, changed, origin, authorId, at }),
    ...publication
      .also(id, replacedKeys(kind.shape, stated, document))
      .map((statement) => prepare(db, statement)),
    prepare(db, sql`SELECT ${lastRevision(kind, id)} AS number`),
  ])
  const revision = results.at(-1)?.results[0]?.number ?? 1
  return { ...address, state: 'published', revision }
}

/** A document that is published already makes no revision; what belongs to the publication is written. */
async function closeUnchanged<T extends KindTypes>(
  db: Database,
  { id, address, revision }: StoredDocument<T>,
  { stands, also }: Publication<T>,
): Promise<Published<T>> {
  const further = also(id, {}).map((statement) => prepare(db, statement))
  await db.$client.batch([requireCondition(db, stands), ...further])
  return { ...address, state: 'published', revision }
}

/** A publication adds a revision; the kind knows of other changes. */
const isUnchanged = <T extends KindTypes>(
  kind: DocumentKind<T>,
  stored: StoredDocument<T> | null,
): SQL =>
  stored === null
    ? sql`1`
    : sql`${kind.isUnchanged(stored)} AND ${stored.revision} = ${lastRevision(kind, stored.id)}`
