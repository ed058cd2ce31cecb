import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createDatabase } from '../../worker/db/client.ts'
import { differences } from '../../src/model/documents/differences.ts'
import { prepare } from '../../worker/db/prepare.ts'
import { addDraft } from '../../worker/domain/publishing/add-draft.ts'
import type { DocumentKind } from '../../worker/domain/publishing/document-kind.ts'
import { openDatabase } from './open-database.ts'
import { emptyPage, pageShape, type PageDocument } from './page-document.ts'

/** A kind of document with tables of its own, which shares nothing with events: a page of blocks, by its slug. */

export interface PageTypes {
  doc: PageDocument
  stored: object
  draft: { slug: string; isPolicy: number }
  address: { pageId: number; slug: string }
  details: { pageId: number }
  context: { now: Date }
  faults: Readonly<Record<string, 'missing' | 'taken'>>
  origin: 'editor' | 'restore' | 'correction'
}

const storedPage = v.object({
  slug: v.string(),
  document: v.pipe(v.string(), v.parseJson(), pageShape.schema),
  revision: v.number(),
})

const pageRows = v.array(storedPage)

export const pageKind: DocumentKind<PageTypes> = {
  shape: pageShape,
  maximumBytes: 1_000,
  editableDocument: (memberId, slug) =>
    sql`SELECT p.id FROM page p WHERE p.slug = ${slug}
      AND EXISTS (SELECT 1 FROM page_editor e WHERE e.member_id = ${memberId})`,
  read: async (db, id) => {
    const { results } = await prepare(
      db,
      sql`SELECT slug, document, (SELECT coalesce(max(number), 0) FROM page_revision WHERE page = ${id}) AS revision
        FROM page WHERE id = ${id} AND document IS NOT NULL`,
    ).all()
    const [found] = v.parse(pageRows, results)
    if (found === undefined) return null
    const { slug, document, revision } = found
    return { id, document, revision, address: { pageId: id, slug }, read: {} }
  },
  isUnchanged: () => sql`1`,
  drafts: {
    table: 'page_draft',
    columns: { key: 'page_id', subject: 'page_id', content: 'content' },
    joins: sql`JOIN page p ON p.id = d.page_id`,
    isNamed: (slug) => sql`p.slug = ${slug}`,
    mayEdit: (memberId) =>
      sql`EXISTS (SELECT 1 FROM page_editor e WHERE e.member_id = ${memberId})`,
    further: {
      columns: sql`p.slug, p.slug = 'terms' AS "isPolicy"`,
      row: v.object({ slug: v.string(), isPolicy: v.number() }),
    },
    tableValues: () => ({}),
    isModerated: ({ isPolicy }) => isPolicy === 1,
    details: ({ subjectId }) => ({ pageId: subjectId ?? 0 }),
    whenPublished: (_draft, id) => [
      sql`UPDATE page SET published = published + 1 WHERE id = ${id}`,
    ],
    whenDiscarded: (drafts) => [
      sql`UPDATE page SET discarded = discarded + 1 WHERE id IN (${drafts})`,
    ],
  },
  revisions: {
    table: 'page_revision',
    columns: { subject: 'page', content: 'document' },
    origins: ['editor', 'restore', 'correction'],
    edited: 'editor',
    restored: 'restore',
    before: () => null,
  },
  normalise: (page) => page,
  state: (_stored, page) => page,
  faultsOf: (_stored, page) => (page.title.en === undefined ? { 'title.en': 'missing' } : {}),
  plan: async (db, stored, { stated, details: { pageId } }) => {
    const slug = await prepare(db, sql`SELECT slug FROM page WHERE id = ${pageId}`).first<string>(
      'slug',
    )
    const other = sql`SELECT 1 FROM page WHERE slug = ${stated.slug} AND id <> ${pageId}`
    if ((await prepare(db, other).first()) !== null) return { faults: { slug: 'taken' } }
    const changes = differences(pageShape, stored?.document ?? emptyPage(), stated)
    return {
      id: pageId,
      address: { pageId, slug: slug ?? '' },
      document: stated,
      changed: changes.map(({ path }) => path),
      statements: [
        prepare(db, sql`UPDATE page SET document = ${JSON.stringify(stated)} WHERE id = ${pageId}`),
      ],
    }
  },
}

export const pageNow = new Date('2026-11-21T09:00:00.000Z')
/** Members who may edit pages, and one who may not. */
export const [anna, bela, stranger] = [701, 702, 703]

const tables = [
  `CREATE TABLE page (id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, document TEXT,
    published INTEGER NOT NULL DEFAULT 0, discarded INTEGER NOT NULL DEFAULT 0)`,
  `CREATE TABLE page_editor (member_id INTEGER PRIMARY KEY)`,
  `CREATE TABLE page_draft (page_id INTEGER PRIMARY KEY, base TEXT NOT NULL, content TEXT NOT NULL, state TEXT NOT NULL,
    version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, updated_by INTEGER)`,
  `CREATE TABLE page_revision (page INTEGER NOT NULL, number INTEGER NOT NULL, origin TEXT NOT NULL, document TEXT NOT NULL,
    changed TEXT NOT NULL, author_id INTEGER, at TEXT NOT NULL, PRIMARY KEY (page, number))`,
  `INSERT INTO page_editor VALUES (${anna}), (${bela})`,
]

/** `openDatabase` with the tables of pages. */
export async function openPages() {
  const { db: binding, close } = await openDatabase()
  await binding.batch(tables.map((statement) => binding.prepare(statement)))
  const db = createDatabase(binding)
  let number = 0

  /** A new page with its draft, as its kind creates one. */
  async function createPage(slug = `page-${(number += 1)}`, content = emptyPage()) {
    await prepare(db, sql`INSERT INTO page (slug) VALUES (${slug})`).run()
    const draft = addDraft(pageKind.drafts, {
      base: emptyPage(),
      content,
      memberId: anna,
      now: pageNow,
      tableValues: { page_id: sql`p.id` },
      from: sql`page p WHERE p.slug = ${slug}`,
    })
    await prepare(db, draft).run()
    return slug
  }

  const all = async (statement: string) =>
    (await binding.prepare(statement).all<Record<string, unknown>>()).results
  return { binding, db, close, createPage, all }
}

export type Pages = Awaited<ReturnType<typeof openPages>>
