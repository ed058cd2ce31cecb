import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { articleKinds, type ArticleKind } from '../../../../src/model/blocks/article-kinds.ts'
import { figure } from '../../../../src/model/blocks/figure.ts'
import { groups, type SportGroup } from '../../../../src/model/event/sports.ts'
import { locales, localeTable, type Locale } from '../../../../src/model/locales.ts'
import { newsPageSize } from '../../../../src/model/values/limits.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { searchTerms } from '../search-terms.ts'

/** A list of articles. */
export interface NewsQuery {
  kind: ArticleKind | null
  group: SportGroup | null
  /** Year or month of publication: `2026`, `2026-11`. */
  period: string | null
  /** Permalink of an event that the articles are about. */
  event: string | null
  text: string
  /** True for articles that are not in the language of the reader as well. */
  isAnyLanguage: boolean
  page: number
}

export const allNews: NewsQuery = {
  kind: null,
  group: null,
  period: null,
  event: null,
  text: '',
  isAnyLanguage: false,
  page: 1,
}

const groupList = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(groups)))

const itemRow = v.object({
  slug: v.string(),
  publishedAt: v.string(),
  updatedAt: v.string(),
  kind: v.picklist(articleKinds),
  groups: groupList,
  drawing: v.nullable(v.pipe(v.string(), v.parseJson(), figure)),
  subject: v.nullable(v.string()),
  locale: v.picklist(locales),
  title: v.string(),
  summary: v.string(),
})

/** An article as lists show it. */
export type ArticleItem = v.InferOutput<typeof itemRow>

/** Kind, groups of sports and month of an article in the languages of the list: the choices of readers. */
const choiceRow = v.object({
  kind: v.picklist(articleKinds),
  groups: groupList,
  month: v.string(),
})

const totalRow = v.object({ locale: v.picklist(locales), total: v.number() })

export interface NewsList {
  articles: ArticleItem[]
  total: number
  /** Number of articles in each language; none for a language without any. */
  totals: Partial<Record<Locale, number>>
  choices: v.InferOutput<typeof choiceRow>[]
}

/** Locales of the same language. */
const siblings = (locale: Locale): Locale[] => {
  const [language] = localeTable[locale].tag.split('-')
  return locales.filter((each) => localeTable[each].tag.split('-')[0] === language)
}

/** Condition on an article `d` that readers see. @param now ISO instant */
export const isPublished = (now: string): SQL =>
  sql`d.kind = 'article' AND d.state = 'published' AND d.published_at <= ${now}`

/** The language `l` in which a reader gets an article: their own, else with `isAny` a variant of it or English. */
export const languageOf = (locale: Locale, isAny: boolean): SQL => {
  if (!isAny) return sql`l.locale = ${locale}`
  const found = siblings(locale).map(
    (each) =>
      sql`(SELECT locale FROM document_locale WHERE document_id = d.id AND locale = ${each})`,
  )
  const exact = sql`(SELECT locale FROM document_locale WHERE document_id = d.id AND locale = ${locale})`
  return sql`l.locale = coalesce(${sql.join([exact, ...found], sql`, `)}, 'en')`
}

/** Articles `d` with their facts `a` and their texts `l`, once for each language that they have. */
export const articlesByLocale = sql`FROM document d JOIN document_article a ON a.document_id = d.id
  JOIN document_locale l ON l.document_id = d.id`

/** Articles `d` with their facts `a` and their texts `l` for a reader. */
export const articlesFor = (locale: Locale, isAny: boolean): SQL => sql`FROM document d
  JOIN document_article a ON a.document_id = d.id
  JOIN document_locale l ON l.document_id = d.id AND ${languageOf(locale, isAny)}`

/** Conditions on the articles of a list. @param terms JSON array of folded words that an article has */
export function listConditions(
  { kind, group, period, event }: Pick<NewsQuery, 'kind' | 'group' | 'period' | 'event'>,
  terms: string,
): SQL {
  const all = [
    ...(kind === null ? [] : [sql`a.kind = ${kind}`]),
    ...(group === null ? [] : [sql`${group} IN (SELECT value FROM json_each(a.groups))`]),
    ...(period === null ? [] : [sql`substr(d.published_at, 1, ${period.length}) = ${period}`]),
    ...(event === null
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM document_event s WHERE s.document_id = d.id AND s.permalink = ${event} AND s.is_subject = 1)`,
        ]),
    sql`NOT EXISTS (SELECT 1 FROM json_each(${terms}) WHERE instr(l.folded, value) = 0)`,
  ]
  return sql.join(all, sql` AND `)
}

/**
 * A page of articles, the newest first; of a search those with more of its words in the title.
 * @throws DomainError not-found for a page after the last
 */
export async function listArticles(
  db: Database,
  query: NewsQuery,
  { locale, now, size = newsPageSize }: { locale: Locale; now: Date; size?: number },
): Promise<NewsList> {
  const at = now.toISOString()
  const terms = JSON.stringify(searchTerms(query.text))
  const offset = (query.page - 1) * size
  const language = articlesFor(locale, query.isAnyLanguage)
  const matching = sql`${language} WHERE ${isPublished(at)} AND ${listConditions(query, terms)}`
  const [rows, counts, choices, languages] = await readBatch(db, [
    sql`SELECT d.slug, d.published_at AS "publishedAt", d.updated_at AS "updatedAt", a.kind, a.groups, a.drawing,
        (SELECT permalink FROM document_event s WHERE s.document_id = d.id AND s.is_subject = 1 ORDER BY permalink LIMIT 1) AS subject,
        l.locale, l.title, l.summary
      ${matching}
      ORDER BY (SELECT count(*) FROM json_each(${terms}) WHERE instr(l.folded_title, value) > 0) DESC,
        d.published_at DESC, d.id DESC LIMIT ${size} OFFSET ${offset}`,
    sql`SELECT count(*) AS total ${matching}`,
    sql`SELECT a.kind, a.groups, substr(d.published_at, 1, 7) AS month ${language} WHERE ${isPublished(at)}`,
    sql`SELECT l.locale, count(*) AS total ${articlesByLocale}
      WHERE ${isPublished(at)} AND ${listConditions(query, terms)} GROUP BY l.locale`,
  ])
  const [{ total }] = v.parse(v.tuple([v.object({ total: v.number() })]), counts)
  if (offset > 0 && offset >= total) throw new DomainError('not-found', 'page')
  return {
    articles: v.parse(v.array(itemRow), rows),
    total,
    totals: Object.fromEntries(
      v.parse(v.array(totalRow), languages).map((each) => [each.locale, each.total]),
    ),
    choices: v.parse(v.array(choiceRow), choices),
  }
}
