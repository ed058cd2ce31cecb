import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'
import type { Rendered } from '../runtime/rendered-since.ts'

/** The event or organiser that a page is of, in whatever language; `lists` for all other pages. */
export function subjectOfPage(pathname: string): Rendered {
  const { locale, rest } = splitLocale(pathname)
  const [, route, permalink = ''] = canonicalPath(rest, locale).split('/')
  if (permalink === '' || (route !== 'event' && route !== 'organiser')) return 'lists'
  return `${route}/${permalink}`
}
