import { pageDataKey } from '../../src/model/page-data.ts'
import type { Page } from './cache.ts'
import { dataOf } from './page-body.ts'

/** The letters of an ETag, by which a page asks for its data. */
export const pageTag = (etag: string): string => etag.replaceAll(/^W\/|"/gu, '')

/**
 * The router's data of a page, for a request with the tag of that page; null for a request of the page itself. A page
 * that has changed since gives 404, because React needs the data that the visitor's page was made of.
 */
export function pageDataResponse(requested: URL, page: Page): Response | null {
  const tag = requested.searchParams.get(pageDataKey)
  if (tag === null) return null
  const data = dataOf(page.body)
  const etag = page.headers.find(([name]) => name === 'etag')?.[1] ?? ''
  if (data.length === 0 || pageTag(etag) !== tag)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(data, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    },
  })
}
