import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { locales, type Locale } from '../../../../src/model/locales.ts'
import { eventArticlesShown } from '../../../../src/model/values/limits.ts'
import { isPublished, languageOf } from './list-articles.ts'

const row = v.object({
  slug: v.string(),
  locale: v.picklist(locales),
  title: v.string(),
  publishedAt: v.string(),
})

/** An article as the page of its event shows it. */
export type EventArticle = v.InferOutput<typeof row>

/**
 * Statement for the latest articles about an event, and one more that says whether there are further ones. In a language that
 * lacks an article it is that of a variant or in English.
 */
export const eventArticles = (permalink: string, locale: Locale, now: Date): SQL =>
  sql`SELECT d.slug, l.locale, l.title, d.published_at AS "publishedAt"
    FROM document_event s JOIN document d ON d.id = s.document_id
    JOIN document_locale l ON l.document_id = d.id AND ${languageOf(locale, true)}
    WHERE s.permalink = ${permalink} AND s.is_subject = 1 AND ${isPublished(now.toISOString())}
    ORDER BY d.published_at DESC, d.id DESC LIMIT ${eventArticlesShown + 1}`

export const readEventArticles = (rows: unknown): EventArticle[] => v.parse(v.array(row), rows)
