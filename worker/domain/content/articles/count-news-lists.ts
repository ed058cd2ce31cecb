import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { articleKinds } from '../../../../src/model/blocks/article-kinds.ts'
import { groups } from '../../../../src/model/event/sports.ts'
import { locales, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { allNews, articlesByLocale, isPublished, type NewsQuery } from './list-articles.ts'

const row = v.object({
  kind: v.nullable(v.picklist(articleKinds)),
  group: v.nullable(v.picklist(groups)),
  period: v.nullable(v.string()),
  event: v.nullable(v.string()),
  locale: v.picklist(locales),
  total: v.number(),
  updatedAt: v.string(),
})

/** A list of articles with its size in each language. */
export interface CountedNews {
  query: NewsQuery
  totals: Partial<Record<Locale, number>>
  /** ISO instant of the last change of an article in it. */
  updatedAt: string
}

/** The lists of all articles, of each kind, group of sports and month, and of each event that articles are about. */
export async function countNewsLists(db: Database, now: Date): Promise<CountedNews[]> {
  const where = sql`WHERE ${isPublished(now.toISOString())}`
  const sums = sql`l.locale, count(*) AS total, max(max(d.updated_at, d.published_at)) AS "updatedAt"`
  const [rows] = await readBatch(db, [
    sql`SELECT NULL AS kind, NULL AS "group", NULL AS period, NULL AS event, ${sums} ${articlesByLocale} ${where} GROUP BY l.locale
      UNION ALL SELECT a.kind, NULL, NULL, NULL, ${sums} ${articlesByLocale} ${where} GROUP BY a.kind, l.locale
      UNION ALL SELECT NULL, g.value, NULL, NULL, ${sums} ${articlesByLocale} JOIN json_each(a.groups) g ${where} GROUP BY g.value, l.locale
      UNION ALL SELECT NULL, NULL, substr(d.published_at, 1, 7), NULL, ${sums} ${articlesByLocale} ${where}
        GROUP BY substr(d.published_at, 1, 7), l.locale
      UNION ALL SELECT NULL, NULL, NULL, s.permalink, ${sums} ${articlesByLocale}
        JOIN document_event s ON s.document_id = d.id AND s.is_subject = 1 JOIN event ev ON ev.permalink = s.permalink
        ${where} GROUP BY s.permalink, l.locale
      ORDER BY kind, "group", period, event`,
  ])
  const lists = new Map<string, CountedNews>()
  for (const { locale, total, updatedAt, ...of } of v.parse(v.array(row), rows)) {
    const key = JSON.stringify(of)
    const list = lists.get(key) ?? { query: { ...allNews, ...of }, totals: {}, updatedAt }
    list.totals[locale] = total
    if (updatedAt > list.updatedAt) list.updatedAt = updatedAt
    lists.set(key, list)
  }
  return [...lists.values()]
}
