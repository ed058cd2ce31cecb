/** Data and head of a comparison, in one file, for each file that a route names weighs on all pages. */
import { notFound } from '@tanstack/react-router'
import { api, bodyOf, redirectTo } from '../../api/index.ts'
import { missingIn, type MissingData } from '../../api/missing.ts'
import { withNearEvents } from '../../api/near-events.ts'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { readerQuery } from '../../request/preferences.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { ComparisonView } from '../../model/views.ts'

/** Names and pages of the events that exist, as links. */
async function linksTo(permalinks: readonly string[]) {
  const found = await Promise.all(
    permalinks.map(async (permalink) => {
      const param = { permalink }
      const response = await api.events[':permalink'].$get({ param, query: readerQuery() })
      return response.ok ? [await response.json()] : []
    }),
  )
  return found.flat().map(({ permalink, name, nameLang }) => ({
    label: name,
    lang: nameLang ?? undefined,
    path: hrefTo({ to: 'event', permalink }),
  }))
}

/** The missing page of two events that cannot be compared, with links to them; null for another error. */
async function withObstacle(error: unknown, permalinks: readonly string[]) {
  const data = missingIn(error)
  if (data?.code !== 'not-comparable') return null
  const text =
    data.field === 'same'
      ? m.compare_same()
      : data.field === 'ground'
        ? m.compare_ground()
        : m.compare_length()
  const nearest = await linksTo([...new Set(permalinks)])
  return notFound({ data: { ...data, text, nearest } satisfies MissingData })
}

/**
 * Loads a comparison. Its address has the permalinks of today in their order: any other redirects to it.
 * @throws notFound for an unknown event, with events of near names, and for two that cannot be compared, with both
 */
export async function loadComparison(first: string, second: string) {
  const answer = await api.compare[':first'][':second'].$get({
    param: { first, second },
    query: readerQuery(),
  })
  const view = await bodyOf(answer).catch(async (error: unknown) => {
    const unknown = missingIn(error)?.field ?? first
    throw (
      (await withObstacle(error, [first, second])) ??
      (await withNearEvents(error, unknown, getLocale())) ??
      error
    )
  })
  const pair = [view.first.permalink, view.second.permalink] as const
  if (pair[0] !== first || pair[1] !== second) redirectTo(hrefTo({ to: 'compare', pair }))
  return view
}

/** Head of a comparison. Search engines list those of the best-known events, not each pair that there could be. */
export function comparisonHead(view: ComparisonView) {
  const { first, second, description, alternates, isListed, card } = view
  const title = m.compare_title({ first: first.name, second: second.name })
  const path = alternates[getLocale()] ?? ''
  return {
    title,
    description,
    alternates,
    indexable: isListed,
    card: { path: card, alt: description },
    sheets: ['comparison'] as const,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          breadcrumbList(
            [
              { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
              { name: title, path },
            ],
            origin,
          ),
        ]
      : undefined,
  }
}
