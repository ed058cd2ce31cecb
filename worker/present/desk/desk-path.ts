import { pathOf } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { DocumentName } from '../../domain/content/documents/document-types.ts'
import { documentPath } from '../paths/document-path.ts'

/** Path of the page that shows a document, with the anchor of an answer of the help; null for one that no page shows. */
export const deskPath = (document: DocumentName, locale: Locale): string | null =>
  document.kind === 'help'
    ? `${pathOf({ to: 'help' }, locale)}#${document.slug}`
    : documentPath(document, locale)
