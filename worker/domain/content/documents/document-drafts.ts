import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { policies } from '../../../../src/i18n/words.ts'
import { contentKinds } from '../../../../src/model/blocks/content.ts'
import type { DraftTable } from '../../publishing/document-kind.ts'
import type { ContentTypes } from './document-types.ts'

/** Drafts of documents, by id or `{kind}/{slug}`. Moderators edit them; those of terms and policies wait for a second one. */
export const documentDrafts: DraftTable<ContentTypes> = {
  table: 'document_draft',
  columns: { key: 'document_id', subject: 'document_id', content: 'content' },
  joins: sql`JOIN document doc ON doc.id = d.document_id`,
  isNamed: (reference) =>
    sql`(doc.id = ${Number(reference) || 0} OR doc.kind || '/' || doc.slug = ${reference})`,
  mayEdit: (memberId) =>
    sql`EXISTS (SELECT 1 FROM member WHERE id = ${memberId} AND role = 'moderator')`,
  further: {
    columns: sql`doc.kind, doc.slug, d.updated_by AS "updatedBy"`,
    row: v.object({
      kind: v.picklist(contentKinds),
      slug: v.string(),
      updatedBy: v.nullable(v.number()),
    }),
  },
  tableValues: (id) => ({ document_id: id }),
  isModerated: ({ kind, slug }) => kind === 'page' && policies.some((policy) => policy === slug),
  details: ({ kind, slug }) => ({ kind, slug }),
  whenPublished: () => [],
  whenDiscarded: () => [],
}
