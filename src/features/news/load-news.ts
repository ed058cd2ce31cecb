import { notFound } from '@tanstack/react-router'
import { api, bodyOf } from '../../api/index.ts'
import { orNearDocuments } from '../../api/near-documents.ts'
import { readNewsPath } from '../../i18n/news-path.ts'
import type { ArticleView, NewsView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { readerQuery } from '../../request/preferences.ts'
import type { newsSearch } from './news-keys.ts'

export type LoadedNews = { news: NewsView } | { article: ArticleView }

const anyLanguage = { language: 'all' } as const

/**
 * Loads a list of articles or an article.
 * @param splat canonical path after the word of the news
 * @throws notFound for a path that is none, and for a withdrawn article
 */
export async function loadNews(
  splat: string,
  { text, language, page }: ReturnType<typeof newsSearch>,
): Promise<LoadedNews> {
  const path = readNewsPath(
    splat.split('/').filter((segment) => segment !== ''),
    getLocale(),
  )
  if (path === null) throw notFound()
  const reader = readerQuery()
  if (path.to === 'article') {
    const param = { slug: path.slug }
    return await orNearDocuments('article', path.slug, getLocale(), async () => ({
      article: await bodyOf(await api.news[':slug'].$get({ param, query: reader })),
    }))
  }
  const list =
    path.to === 'event'
      ? { event: path.permalink }
      : Object.fromEntries(
          Object.entries({ kind: path.kind, group: path.group, period: path.period }).flatMap(
            ([key, value]) => (value === null ? [] : [[key, value]]),
          ),
        )
  const query = {
    ...reader,
    ...list,
    ...(text === undefined || text === '' ? {} : { text }),
    ...(language === 'all' ? anyLanguage : {}),
    ...(page === undefined ? {} : { page }),
  }
  return { news: await bodyOf(await api.news.$get({ query })) }
}
