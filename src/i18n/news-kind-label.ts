import type { NewsKind } from '../model/event/event-news.ts'
import { m } from '../paraglide/messages.js'
import type { Locale } from '../model/locales.ts'

const labels = {
  cancelled: m.news_cancelled,
  moved: m.news_moved,
  reinstated: m.news_reinstated,
  confirmed: m.news_confirmed,
  opens: m.news_opens,
  closes: m.emails_closes,
  price: m.emails_price,
  article: m.emails_article,
} as const satisfies Record<NewsKind, unknown>

/** Label of a kind of news where a reader chooses emails. */
export const newsKindLabel = (kind: NewsKind, locale: Locale): string =>
  labels[kind]({}, { locale })
