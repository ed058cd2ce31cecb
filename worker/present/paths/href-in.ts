import { localPath } from '../../../src/i18n/paths.ts'
import type { Locale } from '../../../src/model/locales.ts'

/** Target of a link in a document for readers of a locale: a path of this site gets the words of the language. */
export function hrefIn(href: string, locale: Locale): string {
  if (!href.startsWith('/')) return href
  const { pathname, search, hash } = new URL(href, 'https://startline.invalid')
  return localPath(pathname, locale) + search + hash
}
