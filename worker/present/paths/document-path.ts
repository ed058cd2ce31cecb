import { contentPages, contentPaths } from '../../../src/i18n/content-pages.ts'
import { localPath, pathOf } from '../../../src/i18n/paths.ts'
import { campaigns } from '../../../src/i18n/words.ts'
import type { ContentKind } from '../../../src/model/blocks/content.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type { Alternates } from '../../../src/model/views.ts'

/** Pages of documents by kind; null for one that has none, such as an answer of the help. */
const paths: Record<ContentKind, (slug: string, locale: Locale) => string | null> = {
  page: (slug, locale) => {
    const page = contentPages.find((each) => each === slug)
    return page === undefined ? null : localPath(contentPaths[page], locale)
  },
  help: () => null,
  article: (slug, locale) => pathOf({ to: 'article', slug }, locale),
  landing: (slug, locale) => pathOf({ to: 'landing', slug }, locale),
  campaign: (slug, locale) => {
    const campaign = campaigns.find((each) => each === slug)
    return campaign === undefined ? null : pathOf({ to: 'campaign', campaign }, locale)
  },
  challenge: (slug, locale) => pathOf({ to: 'challenge', slug }, locale),
}

interface NamedDocument {
  kind: ContentKind
  slug: string
}

/** Path of a document's page in a language; null if it has none. */
export const documentPath = ({ kind, slug }: NamedDocument, locale: Locale): string | null =>
  paths[kind](slug, locale)

/** Kinds that search engines do not list: the life of a campaign is too short for them. */
const unlisted: readonly ContentKind[] = ['campaign']

/** True for a document with a page that search engines may list. */
export const isListedDocument = (document: NamedDocument): boolean =>
  !unlisted.includes(document.kind) && documentPath(document, 'en') !== null

/**
 * Paths of a document's page in the languages that lack no text: its hreflang links. The sitemaps list it in the same languages.
 * @param locale language of the page, which is among them whatever it lacks, because it is its canonical URL
 */
export function documentAlternates(
  document: NamedDocument,
  complete: readonly Locale[],
  locale: Locale,
): Alternates {
  const shown = locales.filter((each) => each === locale || complete.includes(each))
  return Object.fromEntries(
    shown.flatMap((each) => {
      const path = documentPath(document, each)
      return path === null ? [] : [[each, path]]
    }),
  )
}
