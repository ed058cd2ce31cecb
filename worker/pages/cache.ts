import { createBoundedCache } from '../runtime/bounded-cache.ts'

/** A rendered page, the same for everybody who asks for its key. Only one that worked (200) is kept. */
export interface Page {
  status: number
  html: string
  /** What its scripts carry; whoever sends the page puts a fresh one in its place, and tells nobody this one. */
  nonce: string
  headers: [string, string][]
}

interface Kept extends Page {
  /** Milliseconds of `now()` at which it was rendered. */
  at: number
}

/** The part of its freshness that a page is given back while it is renewed, so that one request alone renews it. */
const renewalShare = 1 / 30
/** Characters of HTML that one isolate keeps: at most 16 MB, of the 128 MB it has. */
const memoryCharacters = 8_000_000

const memory = createBoundedCache<Kept>(memoryCharacters, (page) => page.html.length)

/** The edge's cache; a data centre has one, which its isolates share. */
const edge = () => caches.open('pages')

const renderedAt = 'x-rendered-at'
const renderedNonce = 'x-rendered-nonce'

/** Headers of a kept page that no visitor gets. */
const edgeOnly = new Set([renderedAt, renderedNonce, 'cache-control'])

/** The edge's cache wants an address of our own for a key. */
const edgeKey = (url: URL, key: string) =>
  new Request(`${url.origin}/.pages/${encodeURIComponent(key)}`)

async function fromEdge(request: Request): Promise<Kept | null> {
  const answer = await (await edge()).match(request)
  if (answer === undefined) return null
  const at = Number(answer.headers.get(renderedAt))
  const nonce = answer.headers.get(renderedNonce)
  if (nonce === null) return null
  const headers = [...answer.headers].filter(
    ([name]) => !edgeOnly.has(name) && !name.startsWith('cf-'),
  )
  return { at, status: 200, headers, nonce, html: await answer.text() }
}

async function toEdge(request: Request, page: Kept, keptMs: number): Promise<void> {
  const headers = new Headers(page.headers)
  headers.set(renderedAt, String(page.at))
  headers.set(renderedNonce, page.nonce)
  headers.set('cache-control', `public, max-age=${Math.ceil(keptMs / 1000)}`)
  await (await edge()).put(request, new Response(page.html, { headers }))
}

interface Keeping {
  url: URL
  key: string
  /** Milliseconds that pass, also where a test has stopped the calendar's clock. */
  now: () => number
  /** For so long a page is fresh; as long again it is shown while it is rendered anew. */
  freshMs: number
  render: () => Promise<Page>
  /** Work that goes on after the answer. */
  after: (work: Promise<unknown>) => void
}

/**
 * A page from this isolate's memory, from the edge's cache, or rendered. An older page than a fresh one (spec §9: 300 s) is
 * shown once more while it is rendered anew; a failure leaves the old one in place.
 */
export async function keptPage(keeping: Keeping): Promise<Page> {
  const { url, key, now, freshMs, after } = keeping
  const keptMs = 2 * freshMs
  const request = edgeKey(url, key)
  const keep = (page: Page) => {
    const kept = { ...page, at: now() }
    memory.set(key, kept)
    after(
      toEdge(request, kept, keptMs).catch((error: unknown) => console.warn('page cache', error)),
    )
  }
  const renew = async () => {
    const page = await keeping.render()
    if (page.status === 200) keep(page)
    return page
  }
  const age = (page: Kept) => now() - page.at
  const held = memory.get(key)
  const found =
    held !== undefined && age(held) < freshMs ? held : ((await fromEdge(request)) ?? held)
  if (found === undefined || age(found) >= keptMs) return await renew()
  if (age(found) >= freshMs) {
    // Others that ask meanwhile are shown this page, too, and do not render it a second time.
    memory.set(key, { ...found, at: now() - freshMs * (1 - renewalShare) })
    after(renew().catch((error: unknown) => console.error('page cache', error)))
  } else if (found !== held) {
    memory.set(key, found)
  }
  return found
}
