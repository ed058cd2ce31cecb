import { baseLocale } from '../../src/model/locales.ts'
import { serializeCookie } from '../http/cookies.ts'
import { localeCookie } from './language.ts'
import { isMemberPath } from '../pages/member-path.ts'
import { movedPath } from './moved-path.ts'

const oneDay = 86_400

/**
 * Redirects (301) another spelling of a page's path to the canonical one and keeps the query: `/en-GB/calendar`,
 * `/de/calendar/running`, `/de/members/sign-in`. Null for every other URL. The query of a members' page may contain a
 * token, so no cache may store that redirect. `/en` sets the language cookie to English, because `/` alone redirects to
 * the browser's language.
 */
export function spellingRedirect(url: URL): Response | null {
  const path = movedPath(url.pathname)
  if (path === null) return null
  const headers = new Headers({ location: path + url.search })
  const choosesEnglish = path === '/'
  if (choosesEnglish) headers.append('set-cookie', serializeCookie(localeCookie, baseLocale))
  if (choosesEnglish || isMemberPath(path)) {
    headers.set('cache-control', 'private, no-store')
    headers.set('referrer-policy', 'no-referrer')
  } else {
    headers.set('cache-control', `public, max-age=${oneDay}`)
  }
  return new Response(null, { status: 301, headers })
}
