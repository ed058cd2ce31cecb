import { articleKindMessages } from '../../i18n/article-kind-messages.ts'
import { groupMessages } from '../../i18n/code-messages.ts'
import { joined } from '../../i18n/joins.ts'
import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { NewsView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Heading of a list of articles: "News of Sierre-Zinal", or its criteria. */
export function newsHeading({ event, kind, group, period }: NewsView): string {
  if (event !== null) return m.news_of({ event: event.name })
  const parts = [
    kind === null ? null : articleKindMessages[kind](),
    group === null ? null : groupMessages[group](),
    period,
  ].filter((part) => part !== null)
  return parts.length === 0 ? m.news_title() : joined(parts, getLocale())
}

/** Head of a list of articles. */
export function newsHead(news: NewsView) {
  const heading = newsHeading(news)
  const path = news.alternates[getLocale()] ?? ''
  const title =
    heading === m.news_title() || news.event !== null
      ? heading
      : joined([m.news_title(), heading], getLocale())
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name: m.news_title(), path: news.clearPath },
    ...(heading === m.news_title() ? [] : [{ name: heading, path }]),
  ]
  return {
    title,
    description: m.news_lead(),
    alternates: news.alternates,
    indexable: !news.isThin,
    previous: news.page.previous,
    next: news.page.next,
    sheets: ['news'] as const,
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
