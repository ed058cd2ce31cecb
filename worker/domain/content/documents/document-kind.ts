import { sql } from 'drizzle-orm'
import { differences } from '../../../../src/model/documents/differences.ts'
import { contentShape, emptyContent, metaKinds } from '../../../../src/model/blocks/content.ts'
import { flattenDocument } from '../../../../src/model/documents/paths.ts'
import { prepare } from '../../../db/prepare.ts'
import type { DocumentKind } from '../../publishing/document-kind.ts'
import { articleFaults } from './article-faults.ts'
import { documentFaults } from './document-faults.ts'
import { ruleStatements } from '../challenges/rule-version.ts'
import { documentDrafts } from './document-drafts.ts'
import { documentStatements } from './document-statements.ts'
import type { ContentTypes } from './document-types.ts'
import { findOutdated, outdatedAfter } from './outdated-texts.ts'
import { readDocumentById } from './read-document.ts'

/** Pages, answers of the help centre and articles, drafted and published like the facts of events (docs/decisions/0060). */
export const documentKind: DocumentKind<ContentTypes> = {
  shape: contentShape,
  maximumBytes: 900_000,
  editableDocument: (memberId, reference) =>
    sql`SELECT doc.id FROM document doc WHERE ${documentDrafts.isNamed(reference)} AND ${documentDrafts.mayEdit(memberId)}`,
  read: readDocumentById,
  isUnchanged: () => sql`1`,
  drafts: documentDrafts,
  revisions: {
    table: 'document_revision',
    columns: { subject: 'document_id', content: 'content' },
    origins: ['shipped', 'editor', 'restore', 'schedule', 'withdraw', 'return'],
    edited: 'editor',
    restored: 'restore',
    before: () => null,
  },
  normalise: (content) => content,
  state: (_stored, content) => content,
  faultsOf: (_stored, content) => documentFaults(content),
  plan: async (db, stored, { stated, details }, { now }) => {
    const name = stored?.read ?? details
    const misplaced = metaKinds.find((kind) => (name.kind === kind) !== (stated[kind] !== null))
    if (misplaced !== undefined) return { faults: { [misplaced]: 'misplaced' } }
    const faults = articleFaults(name.slug, stated)
    if (Object.keys(faults).length > 0) return { faults }
    // A second new document with the same id fails the batch, which is then repeated.
    const next = sql`SELECT coalesce(max(id), 0) + 1 AS id FROM document`
    const id = stored?.id ?? (await prepare(db, next).first<number>('id')) ?? 1
    const before = stored?.document ?? emptyContent()
    const changed = differences(contentShape, before, stated).map(({ path }) => path)
    const isFirst = stored === null || stored.revision === 0
    const outdated = isFirst
      ? {}
      : outdatedAfter(
          await findOutdated(db, id),
          changed,
          new Set(flattenDocument(contentShape, stated).keys()),
        )
    return {
      id,
      address: name,
      document: stated,
      changed,
      statements: [
        ...documentStatements(id, name, stated, outdated, now),
        ...ruleStatements(id, before.challenge, stated.challenge),
      ].map((each) => prepare(db, each)),
    }
  },
}
