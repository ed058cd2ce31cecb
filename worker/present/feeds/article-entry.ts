import { articleKindMessages } from '../../../src/i18n/article-kind-messages.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { FeedArticle } from '../../domain/content/articles/find-article-feed.ts'

/** An article as an entry of a feed, in one language. */
export interface ArticleEntry {
  /** Id of the document. */
  id: number
  title: string
  /** Path of its page. */
  page: string
  summary: string
  /** "How to" */
  kind: string
  /** ISO instants; an article that was prepared before its day changed on that day. */
  publishedAt: string
  updatedAt: string
}

export const articleEntry = (article: FeedArticle, locale: Locale): ArticleEntry => {
  const { id, slug, title, summary, kind, publishedAt, updatedAt } = article
  return {
    id,
    title,
    page: pathOf({ to: 'article', slug }, locale),
    summary,
    kind: articleKindMessages[kind]({}, { locale }),
    publishedAt,
    updatedAt: updatedAt < publishedAt ? publishedAt : updatedAt,
  }
}
