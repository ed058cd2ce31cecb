import { splitLocale, canonicalPath } from '../../src/i18n/paths.ts'

/** Milliseconds for which an isolate takes the mark as read. */
const freshMs = 60_000

let mark = ''
let readAt = Number.NEGATIVE_INFINITY

/** First words of pages whose texts are documents. */
const contentRoutes = new Set(['about-us', 'challenge', 'for-organisers', 'help', 'page'])

/**
 * Part of the key of a cached page that shows documents, which changes with each publication: other isolates show it after a
 * minute at the latest, and a withdrawn page is gone. '' for all other pages, which cost no query.
 * @param pathname of the page, in any language
 * @param now elapsed milliseconds
 */
export async function contentMark(
  database: D1Database,
  pathname: string,
  now: number,
): Promise<string> {
  const { locale, rest } = splitLocale(pathname)
  const [, route = ''] = canonicalPath(rest, locale).split('/')
  if (!contentRoutes.has(route)) return ''
  if (now - readAt < freshMs) return mark
  const found = await database
    .prepare('SELECT mark FROM content_mark WHERE id = 1')
    .first<number>('mark')
  mark = String(found ?? 0)
  readAt = now
  return mark
}
