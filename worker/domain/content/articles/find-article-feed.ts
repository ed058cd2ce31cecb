import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { articleKinds } from '../../../../src/model/blocks/article-kinds.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { newsFeedLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { articlesFor, isPublished, listConditions, type NewsQuery } from './list-articles.ts'

const row = v.object({
  id: v.number(),
  slug: v.string(),
  kind: v.picklist(articleKinds),
  title: v.string(),
  summary: v.string(),
  publishedAt: v.string(),
  updatedAt: v.string(),
})

export type FeedArticle = v.InferOutput<typeof row>

/** Articles of a list for its feed, the newest first: only those that lack no text in the language of the feed. */
export async function findArticleFeed(
  db: Database,
  query: Pick<NewsQuery, 'kind' | 'group' | 'period' | 'event'>,
  { locale, now }: { locale: Locale; now: Date },
): Promise<FeedArticle[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT d.id, d.slug, a.kind, l.title, l.summary, d.published_at AS "publishedAt", d.updated_at AS "updatedAt"
      ${articlesFor(locale, false)}
      WHERE ${isPublished(now.toISOString())} AND l.missing = 0 AND ${listConditions(query, '[]')}
      ORDER BY d.published_at DESC, d.id DESC LIMIT ${newsFeedLimit}`,
  ])
  return v.parse(v.array(row), rows)
}
