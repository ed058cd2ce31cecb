import { hrefTo } from '../../i18n/links.ts'
import { snippetOf } from '../../i18n/snippet.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { DocumentView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

interface ContentHeadOptions {
  /** Name of the page in the browser's title and breadcrumbs, if its heading is no name. */
  name?: string
  /** Structured data of the page. */
  about?: (origin: string) => object
}

/** Head of a page of words. A former version, and a language that lacks texts, is not listed for search engines. */
export function contentHead(
  {
    title,
    summary,
    blocks,
    alternates,
    isComplete,
    isFormer = false,
  }: DocumentView & {
    isFormer?: boolean
  },
  { name = title, about }: ContentHeadOptions = {},
) {
  const path = alternates[getLocale()] ?? ''
  const description = snippetOf(summary, getLocale())
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name, path },
  ]
  return {
    title: name,
    description,
    alternates,
    indexable: isComplete && !isFormer,
    sheets: blocks.some(({ kind }) => kind === 'list')
      ? (['text', 'rows'] as const)
      : (['text'] as const),
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          about?.(origin) ?? {
            '@context': 'https://schema.org',
            '@type': 'WebPage',
            name,
            description,
            url: origin + path,
          },
          breadcrumbList(crumbs, origin),
        ]
      : undefined,
  }
}
