import type { FixedPage } from '../../src/i18n/fixed-pages.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localPath } from '../../src/i18n/paths.ts'
import type { EventStep } from '../../src/i18n/words.ts'
import type { PageView } from '../../src/model/views.ts'

/** Paths of a page in every language, for hreflang and the language menu. @param page its English path without the slash */
export function presentPage(page: FixedPage | `event/${EventStep}/${string}`): PageView {
  const paths = locales.map((locale) => [locale, localPath(`/${page}`, locale)])
  return { alternates: Object.fromEntries(paths) }
}
