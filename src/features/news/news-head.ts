import { hrefTo } from '../../i18n/links.ts'
import { newsHeading, newsTitle } from '../../i18n/news-heading.ts'
import { newsFeedFormats } from '../../model/event/feeds.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { NewsView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { newsFeedPage } from './news-feed-page.ts'

/** Head of a list of articles. A search has no feed. */
export function newsHead(news: NewsView) {
  const locale = getLocale()
  const heading = newsHeading(news, locale)
  const title = newsTitle(news, locale)
  const path = news.alternates[locale] ?? ''
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name: m.news_title(), path: news.clearPath },
    ...(heading === m.news_title() ? [] : [{ name: heading, path }]),
  ]
  return {
    title,
    description: m.news_lead(),
    alternates: news.alternates,
    cardList: 'news' as const,
    indexable: !news.isThin,
    previous: news.page.previous,
    next: news.page.next,
    sheets: ['news'] as const,
    feed: news.text === '' ? { page: newsFeedPage(news), title, formats: newsFeedFormats } : null,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          {
            '@context': 'https://schema.org',
            '@type': 'CollectionPage',
            name: title,
            description: m.news_lead(),
            url: origin + path,
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: news.articles.map((article, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: article.title,
                url: origin + article.path,
              })),
            },
          },
          breadcrumbList(crumbs, origin),
        ]
      : undefined,
  }
}
