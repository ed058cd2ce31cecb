import { count, monthAndYear, number, wholeYear } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { articleKinds } from '../../../src/model/blocks/article-kinds.ts'
import { groups } from '../../../src/model/event/sports.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { newsPageSize } from '../../../src/model/values/limits.ts'
import type { NewsView } from '../../../src/model/views.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import {
  allNews,
  type NewsList,
  type NewsQuery,
} from '../../domain/content/articles/list-articles.ts'
import { newsPath } from '../paths/news-path.ts'
import { presentArticleItem } from './article-item.ts'
import { isListedNews, newsAlternates } from '../paths/listed-news.ts'

/** Months of the archive before years stand for them. */
const mostMonths = 12

/** "November 2026" of a month, "2026" of a year. */
export const periodLabel = (period: string, locale: Locale): string =>
  period.length === 4 ? wholeYear(`${period}-01-01`, locale) : monthAndYear(period, locale)

/** The months that have articles, the latest first; of many the years. */
function periodsOf(months: readonly string[]): string[] {
  const all = [...new Set(months)].toSorted().toReversed()
  if (all.length <= mostMonths) return all
  return [...new Set(all.map((month) => month.slice(0, 4)))]
}

interface NewsFacts extends NewsList {
  /** Cards of the events that entries draw, and of the event that the list is of, by permalink. */
  cards: ReadonlyMap<string, CardFacts>
  event: NewsView['event']
}

/** A list of articles. */
export function presentNews(
  query: NewsQuery,
  { articles, total, totals, choices, cards, event }: NewsFacts,
  reader: Reader,
): NewsView {
  const { locale } = reader
  const { kind, group, period, page } = query
  const last = Math.max(1, Math.ceil(total / newsPageSize))
  const first = { ...query, page: 1 }
  const pathFor = (changes: Partial<NewsQuery>) => newsPath({ ...first, ...changes }, locale)
  const kinds = articleKinds.filter((each) => choices.some((choice) => choice.kind === each))
  const ofGroups = groups.filter((each) => choices.some((choice) => choice.groups.includes(each)))
  const isOfEvent = event !== null
  return {
    kind,
    group,
    period: period === null ? null : periodLabel(period, locale),
    event,
    text: query.text,
    articles: articles.map((each) => presentArticleItem(each, cards, reader)),
    total: count(total, locale),
    kinds: isOfEvent
      ? []
      : [null, ...kinds].map((each) => ({
          kind: each,
          path: pathFor({ kind: each }),
          isCurrent: each === kind,
        })),
    groups: isOfEvent
      ? []
      : [null, ...ofGroups].map((each) => ({
          group: each,
          path: pathFor({ group: each }),
          isCurrent: each === group,
        })),
    archive: isOfEvent
      ? []
      : periodsOf(choices.map(({ month }) => month)).map((each) => ({
          label: periodLabel(each, locale),
          path: pathFor({ period: each === period ? null : each }),
          isCurrent: each === period,
        })),
    languages: {
      isAny: query.isAnyLanguage,
      onePath: pathFor({ isAnyLanguage: false }),
      anyPath: pathFor({ isAnyLanguage: true }),
    },
    page: {
      number: number(page, locale),
      last: number(last, locale),
      previous: page === 1 ? null : newsPath({ ...query, page: page - 1 }, locale),
      next: page >= last ? null : newsPath({ ...query, page: page + 1 }, locale),
    },
    clearPath: newsPath(allNews, locale),
    isThin: !isListedNews(query, total),
    alternates: newsAlternates(query, totals, locale),
  }
}
