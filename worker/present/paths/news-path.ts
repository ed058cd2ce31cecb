import { pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { NewsQuery } from '../../domain/content/articles/list-articles.ts'

/** Path with query of a list of articles. */
export function newsPath(query: NewsQuery, locale: Locale): string {
  const { kind, group, period, event, text, isAnyLanguage, page } = query
  const path =
    event === null
      ? pathOf({ to: 'news', kind, group, period }, locale)
      : pathOf({ to: 'event-news', permalink: event }, locale)
  const keys = new URLSearchParams([
    ...(text === '' ? [] : [['text', text]]),
    ...(isAnyLanguage ? [['language', 'all']] : []),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return keys.size === 0 ? path : `${path}?${keys}`
}
