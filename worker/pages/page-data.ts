import { pageDataKey } from '../../src/model/values/page-data.ts'
import { dataOf, type PageBody } from './page-body.ts'

/**
 * The router's data of a page as its URL gives them: bodies of the API, one line each, an empty line, and the script.
 * src/boot/page-data.ts reads them.
 */
export const pageData = (bodies: readonly string[], script: string): string =>
  `${bodies.join('\n')}\n\n${script}`

/** Data of pages that visitors may still have open, by tag, in the edge's cache. */
const servedData = () => caches.open('page-data')

/** Seconds for which the data of a page stay after its rendering. */
const servedSeconds = 3600

const servedKey = ({ origin }: URL, tag: string) => `${origin}/.page-data/${tag}`

/**
 * Stores the data of a rendered page, so that React finds them for visitors who have it when the page has changed, or when
 * another isolate has rendered it with other data.
 */
export async function storePageData(url: URL, body: PageBody): Promise<void> {
  const headers = { 'cache-control': `public, max-age=${servedSeconds}` }
  const data = await servedData()
  await data.put(servedKey(url, body.dataTag), new Response(dataOf(body), { headers }))
}

/**
 * The router's data of a page, for a request with the tag of that data; null for a request of the page itself. React needs
 * the data that the visitor's page was made of: those of the page as it is now, or stored ones, or the response is 404.
 */
export async function pageDataResponse(requested: URL, body: PageBody): Promise<Response | null> {
  const tag = requested.searchParams.get(pageDataKey)
  if (tag === null) return null
  const data = body.dataTag === tag ? dataOf(body) : await storedData(requested, tag)
  if (data === null)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(data, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    },
  })
}

async function storedData(url: URL, tag: string): Promise<ArrayBuffer | null> {
  if (!/^[\da-f]{24}$/u.test(tag)) return null
  const found = await (await servedData()).match(servedKey(url, tag))
  return found === undefined ? null : await found.arrayBuffer()
}
