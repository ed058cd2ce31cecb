import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { ComparisonView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

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
