import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { emptyArticle } from '../../../../src/model/blocks/article.ts'
import { emptyContent, type ContentDocument } from '../../../../src/model/blocks/content.ts'
import { newChallenge } from '../../../../src/model/challenges/challenge.ts'
import { blankHelp } from '../../../../src/model/blocks/meta/help.ts'
import { blankLanding } from '../../../../src/model/blocks/meta/landing.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { DocumentName } from '../documents/document-types.ts'

/** Content of a new document before anything but its title is written. */
const newContent = (kind: DocumentName['kind'], title: ContentDocument['title']) => ({
  ...emptyContent(),
  title,
  article: kind === 'article' ? emptyArticle : null,
  help: kind === 'help' ? blankHelp : null,
  landing: kind === 'landing' ? blankLanding : null,
  challenge: kind === 'challenge' ? newChallenge : null,
})

/**
 * Adds a document with a draft. It is on no page before it is published.
 * @returns its id
 * @throws DomainError conflict if the slug is taken, also by a withdrawn document
 */
export async function createDocument(
  db: Database,
  { kind, slug }: DocumentName,
  { memberId, title, locale }: { memberId: number; title: string; locale: Locale },
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const empty = JSON.stringify(emptyContent())
  const content = JSON.stringify(newContent(kind, { [locale]: title }))
  const named = sql`FROM document WHERE kind = ${kind} AND slug = ${slug} AND state = 'new'
    AND NOT EXISTS (SELECT 1 FROM document_draft WHERE document_id = document.id)`
  const [added, , found] = await db.$client.batch<{ id: number }>(
    [
      sql`INSERT INTO document (kind, slug, state, content, published_at, updated_at)
        VALUES (${kind}, ${slug}, 'new', ${empty}, ${at}, ${at}) ON CONFLICT DO NOTHING`,
      sql`INSERT INTO document_draft (document_id, base, content, created_at, updated_at, updated_by)
        SELECT id, ${empty}, ${content}, ${at}, ${at}, ${memberId} ${named}`,
      sql`SELECT id FROM document WHERE kind = ${kind} AND slug = ${slug}`,
    ].map((statement) => prepare(db, statement)),
  )
  if (added?.meta.changes !== 1) throw new DomainError('conflict', 'slug')
  return v.parse(v.number(), found?.results[0]?.id)
}
