import type { FixedPage } from '../../src/i18n/fixed-pages.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localPath } from '../../src/i18n/paths.ts'
import type { PageView } from '../../src/model/views.ts'

/** Paths of a fixed page in every language, for hreflang and the language menu. */
export function presentPage(page: FixedPage): PageView {
  const paths = locales.map((locale) => [locale, localPath(`/${page}`, locale)])
  return { alternates: Object.fromEntries(paths) }
}
