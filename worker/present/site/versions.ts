import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { versionKey } from '../../../src/model/documents/version-key.ts'
import type { VersionedDocumentView } from '../../../src/model/views.ts'
import type { DocumentVersion } from '../../domain/content/documents/find-versions.ts'

/**
 * Versions of a policy as links, the present one first.
 * @param path of the page in the reader's language
 * @param shown the version on the page
 */
export const presentVersions = (
  versions: readonly DocumentVersion[],
  path: string,
  shown: DocumentVersion | undefined,
  locale: Locale,
): VersionedDocumentView['versions'] =>
  versions.map(({ number, at }, index) => ({
    date: longDate(at.slice(0, 10), locale),
    path: index === 0 ? path : `${path}?${versionKey}=${number}`,
    isShown: number === shown?.number,
  }))
