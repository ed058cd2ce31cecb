import { Hono, type Context } from 'hono'
import type { DeskRevisionsView } from '../../../src/model/schemas/desk/desk-views.ts'
import { documentKind } from '../../domain/content/documents/document-kind.ts'
import { findRevision, listRevisions } from '../../domain/publishing/find-revisions.ts'
import { restoreRevision } from '../../domain/publishing/restore-revision.ts'
import { presentDeskRevisions } from '../../present/desk/desk.ts'
import { deskChange } from '../../present/desk/markdown-texts.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { documentIdOf, unshown } from './document-id.ts'

/** The revision of the path; 0, which no document has, for a text that is no number. */
const revisionOf = (c: Context<MemberEnvironment>) => ({
  memberId: c.var.member.id,
  reference: String(documentIdOf(c)),
  number: Math.trunc(Number(c.req.param('number'))) || 0,
})

/**
 * History of a document. `GET ?locale` → DeskRevisionsView; `GET /{number}` → { changes }; `POST /{number}/restore` makes a
 * draft of it, conflict if there is one.
 * @throws DomainError not-found
 */
export const documentRevisions = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const { db, member } = c.var
    const found = await listRevisions(db, documentKind, member.id, String(documentIdOf(c)))
    return c.json<DeskRevisionsView>(presentDeskRevisions(found, queryLocale(c)))
  })
  .get('/:number', async (c) => {
    const { changes } = await findRevision(c.var.db, documentKind, revisionOf(c))
    return c.json({ changes: changes.map(deskChange) })
  })
  .post('/:number/restore', unshown, async (c) => {
    const { db, clock } = c.var
    const { version } = await restoreRevision(db, documentKind, revisionOf(c), clock.now())
    return c.json({ version })
  })
