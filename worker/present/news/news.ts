import { count, monthAndYear, number, wholeYear } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { articleKinds } from '../../../src/model/blocks/article-kinds.ts'
import { groups } from '../../../src/model/event/sports.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
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

/** Fewest articles of a list that search engines list; of an event's news two. */
const fewestListed = 3
const fewestOfEvent = 2
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

/** True for a list that search engines should not list: too short, a search, or of several criteria besides the kind. */
function isThin(query: NewsQuery, total: number): boolean {
  const { group, period, event, text, isAnyLanguage } = query
  if (text !== '' || isAnyLanguage) return true
  if (event !== null) return total < fewestOfEvent
  if (group !== null && period !== null) return true
  const isWhole = query.kind === null && group === null && period === null
  return !isWhole && total < fewestListed
}

interface NewsFacts extends NewsList {
  /** Cards of the events that entries draw, and of the event that the list is of, by permalink. */
  cards: ReadonlyMap<string, CardFacts>
  event: NewsView['event']
}

/** A list of articles. @param today ISO date */
export function presentNews(
  query: NewsQuery,
  { articles, total, choices, cards, event }: NewsFacts,
  reader: Reader,
  today: string,
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
    articles: articles.map((each) => presentArticleItem(each, cards, reader, today)),
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
    isThin: isThin(query, total),
    alternates: Object.fromEntries(locales.map((each) => [each, newsPath(query, each)])),
  }
}
