import { localPath, pathOf } from '../../../src/i18n/paths.ts'
import { contentPages, contentPaths } from '../../../src/i18n/content-pages.ts'
import type { ContentKind } from '../../../src/model/blocks/content.ts'
import type { Locale } from '../../../src/model/locales.ts'

/**
 * Pages of documents by kind; null for one that has none of its own, such as an answer of the help. Sitemaps list a kind
 * once it has a row.
 */
const paths: Record<ContentKind, (slug: string, locale: Locale) => string | null> = {
  page: (slug, locale) => {
    const page = contentPages.find((each) => each === slug)
    return page === undefined ? null : localPath(contentPaths[page], locale)
  },
  help: () => null,
  article: () => null,
  landing: (slug, locale) => pathOf({ to: 'landing', slug }, locale),
  campaign: () => null,
  challenge: (slug, locale) => pathOf({ to: 'challenge', slug }, locale),
}

/** Path of a document's page in a language; null if it has none. */
export const documentPath = (kind: ContentKind, slug: string, locale: Locale): string | null =>
  paths[kind](slug, locale)
