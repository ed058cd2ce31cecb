import { pageDataKey } from '../../src/model/values/page-data.ts'
import type { Page } from './cache.ts'
import { dataOf } from './page-body.ts'

/**
 * The router's data of a page as its URL gives them: bodies of the API, one line each, an empty line, and the script.
 * src/boot/page-data.ts reads them.
 */
export const pageData = (bodies: readonly string[], script: string): string =>
  `${bodies.join('\n')}\n\n${script}`

/**
 * The router's data of a page, for a request with the tag of that data; null for a request of the page itself. Other data
 * give 404, because React needs those that the visitor's page was made of.
 */
export function pageDataResponse(requested: URL, { body }: Page): Response | null {
  const tag = requested.searchParams.get(pageDataKey)
  if (tag === null) return null
  if (tag === '' || body.dataTag !== tag)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(dataOf(body), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    },
  })
}
