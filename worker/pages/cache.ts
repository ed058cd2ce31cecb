import * as v from 'valibot'
import { createBoundedCache } from '../runtime/bounded-cache.ts'
import type { PageBody } from './page-body.ts'

/** A rendered page, the same for every request with its key. Only a successful one (200) is cached. */
export interface Page {
  status: number
  body: PageBody
  headers: [string, string][]
}

interface Entry extends Page {
  /** Milliseconds of `now()` at which it was rendered. */
  renderedAt: number
}

/**
 * Share of the fresh time that a stale page counts as fresh again while it is rendered anew, so that one request alone
 * renders it.
 */
const revalidationShare = 1 / 30
/** Bytes of HTML and data cached per isolate, of its 128 MB. */
const memoryBytes = 16_000_000

const memory = createBoundedCache<Entry>(memoryBytes, (page) => page.body.bytes.length)

/** The edge's cache: one per data centre, shared by its isolates. */
const edgeCache = () => caches.open('pages')

const renderedAtHeader = 'x-rendered-at'
const gapsHeader = 'x-page-gaps'
const dataAtHeader = 'x-page-data-at'
const dataTagHeader = 'x-page-data-tag'

/** Headers of a cached page that no visitor gets. */
const internalHeaders = new Set([
  renderedAtHeader,
  gapsHeader,
  dataAtHeader,
  dataTagHeader,
  'cache-control',
])

const storedGaps = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.number(), v.picklist(['requestId', 'nonce'])])),
)

/** The edge's cache takes only URLs of the site's own zone as keys. */
const edgeKey = (url: URL, key: string) =>
  new Request(`${url.origin}/.pages/${encodeURIComponent(key)}`)

async function readEdge(request: Request): Promise<Entry | null> {
  const response = await (await edgeCache()).match(request)
  if (response === undefined) return null
  const renderedAt = Number(response.headers.get(renderedAtHeader))
  const gaps = v.safeParse(storedGaps, response.headers.get(gapsHeader))
  if (!gaps.success) return null
  const headers = [...response.headers].filter(
    ([name]) => !internalHeaders.has(name) && !name.startsWith('cf-'),
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  const dataAt = Number(response.headers.get(dataAtHeader))
  const dataTag = response.headers.get(dataTagHeader) ?? ''
  const body = { bytes, dataAt, dataTag, gaps: gaps.output }
  return { renderedAt, status: 200, headers, body }
}

async function writeEdge(request: Request, page: Entry, lifetimeMs: number): Promise<void> {
  const headers = new Headers(page.headers)
  headers.set(renderedAtHeader, String(page.renderedAt))
  headers.set(gapsHeader, JSON.stringify(page.body.gaps))
  headers.set(dataAtHeader, String(page.body.dataAt))
  headers.set(dataTagHeader, page.body.dataTag)
  headers.set('cache-control', `public, max-age=${Math.ceil(lifetimeMs / 1000)}`)
  await (await edgeCache()).put(request, new Response(page.body.bytes, { headers }))
}

interface CacheOptions {
  url: URL
  key: string
  /** Elapsed milliseconds; they go on where a test has stopped the calendar's clock. */
  now: () => number
  /** Milliseconds for which a page is fresh; for as many more it is served while it is rendered anew. */
  freshMs: number
  render: () => Promise<Page>
  /** Lets work go on after the response. */
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * A page from this isolate's memory, from the edge's cache, or rendered. A stale page (spec §9: after 300 s) is served
 * once more while it is rendered anew; if that fails, it stays in place.
 * @throws what `render` throws, if no page is cached
 */
export async function cachedPage(options: CacheOptions): Promise<Page> {
  const { url, key, now, freshMs, waitUntil } = options
  const lifetimeMs = 2 * freshMs
  const request = edgeKey(url, key)
  const store = (page: Page) => {
    const entry = { ...page, renderedAt: now() }
    memory.set(key, entry)
    waitUntil(
      writeEdge(request, entry, lifetimeMs).catch((error: unknown) =>
        console.warn('page cache', error),
      ),
    )
  }
  const renderAndStore = async () => {
    const page = await options.render()
    if (page.status === 200) store(page)
    return page
  }
  const age = (page: Entry) => now() - page.renderedAt
  const inMemory = memory.get(key)
  const isFresh = inMemory !== undefined && age(inMemory) < freshMs
  const found = isFresh ? inMemory : ((await readEdge(request)) ?? inMemory)
  if (found === undefined || age(found) >= lifetimeMs) return await renderAndStore()
  if (age(found) >= freshMs) {
    // Requests that arrive meanwhile get this page, too, and do not render it a second time.
    memory.set(key, { ...found, renderedAt: now() - freshMs * (1 - revalidationShare) })
    waitUntil(renderAndStore().catch((error: unknown) => console.error('page cache', error)))
  } else if (found !== inMemory) {
    memory.set(key, found)
  }
  return found
}
