import { hrefTo } from '../../i18n/links.ts'
import { newsFeedFormats } from '../../model/event/feeds.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import { localeTable } from '../../model/locales.ts'
import type { ArticleView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Kinds that report; the others explain. */
const reports: readonly ArticleView['kind'][] = ['dates', 'press']

/** Head of an article. In a language that lacks texts it is not listed for search engines. */
export function articleHead(article: ArticleView) {
  const { title, summary, alternates, isComplete, lang, card } = article
  const path = hrefTo({ to: 'article', slug: article.slug })
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name: m.news_title(), path: hrefTo({ to: 'news' }) },
    { name: title, path },
  ]
  const authors = { desk: m.article_desk(), organiser: m.article_organiser() }
  return {
    title,
    description: summary,
    alternates,
    card: { path: card, alt: title },
    indexable: isComplete,
    sheets: ['news'] as const,
    feed: { page: hrefTo({ to: 'news' }), title: m.news_title(), formats: newsFeedFormats },
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          {
            '@context': 'https://schema.org',
            '@type': reports.includes(article.kind) ? 'NewsArticle' : 'Article',
            headline: title,
            description: summary,
            url: origin + path,
            mainEntityOfPage: origin + path,
            inLanguage: lang ?? localeTable[getLocale()].tag,
            datePublished: article.publishedAt,
            dateModified: article.updated === null ? article.publishedAt : article.updatedAt,
            author: { '@type': 'Organization', name: authors[article.author], url: `${origin}/` },
            publisher: { '@type': 'Organization', name: 'Startline', url: `${origin}/` },
            ...(article.about.length === 0
              ? {}
              : {
                  about: article.about.map(({ name, path: of }) => ({
                    '@type': 'SportsEvent',
                    '@id': origin + of,
                    name,
                  })),
                }),
            ...(article.sources.length === 0
              ? {}
              : {
                  citation: article.sources.map(({ url }) =>
                    url.startsWith('/') ? origin + url : url,
                  ),
                }),
            ...(article.corrections.length === 0
              ? {}
              : {
                  correction: article.corrections.map(({ day, text }) => ({
                    '@type': 'CorrectionComment',
                    text,
                    datePublished: day,
                  })),
                }),
          },
          breadcrumbList(crumbs, origin),
        ]
      : undefined,
  }
}
