import { longDate } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { eventArticlesShown } from '../../../src/model/values/limits.ts'
import type { EventAnswer } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EventArticle } from '../../domain/content/articles/event-articles.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

/**
 * The news on the page of an event. Its texts come with it, because the messages of the page would weigh on events without
 * news.
 */
export function presentEventArticles(
  articles: readonly EventArticle[],
  event: { permalink: string; name: string },
  locale: Locale,
): NonNullable<EventAnswer['news']> {
  return {
    heading: m.news_title({}, { locale }),
    articles: articles.slice(0, eventArticlesShown).map(({ slug, title, publishedAt, ...of }) => {
      const day = publishedAt.slice(0, 10)
      return {
        title,
        lang: foreignTag(of.locale, locale),
        path: pathOf({ to: 'article', slug }, locale),
        day,
        date: longDate(day, locale),
      }
    }),
    more:
      articles.length <= eventArticlesShown
        ? null
        : {
            text: m.news_of({ event: event.name }, { locale }),
            path: pathOf({ to: 'event-news', permalink: event.permalink }, locale),
          },
  }
}
