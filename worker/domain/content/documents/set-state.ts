import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare, type Statement } from '../../../db/prepare.ts'
import { requireCondition } from '../../../db/require-condition.ts'
import { revisionStatements } from '../../publishing/add-revision.ts'
import { untilUnchanged } from '../../publishing/until-unchanged.ts'
import { documentKind } from './document-kind.ts'
import { raiseContentMark } from './document-statements.ts'
import type { DocumentName } from './document-types.ts'
import { readDocumentByName } from './read-document.ts'

/**
 * Withdraws a document, whose page then is gone (410), or returns it. Its content and history stay.
 * @param also further statements of the batch
 * @throws DomainError not-found; conflict if it is in that state already
 */
export async function setDocumentState(
  db: Database,
  name: DocumentName,
  act: 'withdraw' | 'return',
  now: Date,
  { authorId = null, also = [] }: { authorId?: number | null; also?: readonly Statement[] } = {},
): Promise<void> {
  const [from, to] =
    act === 'withdraw' ? ['published', 'withdrawn'] : (['withdrawn', 'published'] as const)
  await untilUnchanged(async () => {
    const stored = await readDocumentByName(db, name)
    if (stored === null) throw new DomainError('not-found')
    const { id, document } = stored
    const present = sql`SELECT state FROM document WHERE id = ${id}`
    if ((await prepare(db, present).first('state')) !== from) throw new DomainError('conflict')
    const at = now.toISOString()
    await db.$client.batch([
      requireCondition(db, sql`(${present}) = ${from}`),
      prepare(db, sql`UPDATE document SET state = ${to}, updated_at = ${at} WHERE id = ${id}`),
      ...revisionStatements(db, documentKind, {
        id,
        stored,
        document,
        changed: [],
        origin: act,
        authorId,
        at,
      }),
      ...[raiseContentMark(), ...also].map((statement) => prepare(db, statement)),
    ])
  })
}
