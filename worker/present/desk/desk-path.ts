import { contentPages, contentPaths } from '../../../src/i18n/content-pages.ts'
import { localPath, pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { DocumentName } from '../../domain/content/documents/document-types.ts'

/** Path of the page that shows a document; null for one that no page shows. */
export function deskPath({ kind, slug }: DocumentName, locale: Locale): string | null {
  if (kind === 'help') return `${pathOf({ to: 'help' }, locale)}#${slug}`
  if (kind === 'article') return pathOf({ to: 'article', slug }, locale)
  const page = contentPages.find((each) => each === slug)
  return page === undefined ? null : localPath(contentPaths[page], locale)
}
