import { notFound } from '@tanstack/react-router'
import { api } from './index.ts'
import { missingIn, type MissingData } from './missing.ts'
import type { Locale } from '../model/locales.ts'

const shown = 3

/** Characters of a permalink that are searched for; nearly all permalinks are shorter. */
const searchedLength = 80

/**
 * True if a permalink has all words of that of an event, such as one with a sponsor's name before it. Of events that match
 * a part of the words only, others have no more in common with it than "marathon".
 */
function hasWordsOf(permalink: string, event: string): boolean {
  const words = new Set(permalink.split('-'))
  return event.split('-').every((word) => words.has(word))
}

/** A notFound error with the events whose names are nearest to the words of a permalink; null unless the event is unknown. */
export async function withNearEvents(error: unknown, permalink: string, locale: Locale) {
  const data = missingIn(error)
  if (data?.code !== 'event-not-found') return null
  const search = permalink.slice(0, searchedLength).replaceAll('-', ' ')
  const response = await api.search.autocompleteEvents.$get({
    query: { locale, search, matches: 'ranges' },
  })
  const found = response.ok ? await response.json() : []
  const nearest = found
    .filter((event) => !event.isPart || hasWordsOf(permalink, event.permalink))
    .slice(0, shown)
    .map(({ eventName, nameLang, path }) => ({
      label: eventName,
      lang: nameLang ?? undefined,
      path,
    }))
  return notFound({ data: { ...data, nearest } satisfies MissingData })
}
