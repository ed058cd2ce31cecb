import { requestIdPlaceholder } from '../../src/model/request-id.ts'

/** Changes to the HTML of a page: once after rendering, and once for each response. */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu
const dataScript = /<script(?=[^>]* data-tsr-stream-part="")/gu
const entryScript = /<script(?=[^>]* type="module")(?=[^>]* src="([^"]+)")/u
/** The router's own copy of the nonce, which style sheets could read and the browser's router does not need. */
const nonceMeta = /<meta property="csp-nonce"[^>]*>/gu
/** The router puts the nonce on links and metas, which do not need it. */
const needlessNonce = /(<(?:link|meta)\b[^>]*) nonce="[^"]*"/gu

/**
 * Makes a page load and run its boot script only (docs/decisions/0027-react-on-intent.md). The script lists the modules
 * that React needs, and the router's data becomes text; src/boot/hydrate-on-intent.ts loads and runs both once the
 * visitor touches the page.
 */
export function withReactOnIntent(html: string): string {
  const hrefs: string[] = []
  return html
    .replace(modulePreload, (_link, href: string) => {
      hrefs.push(href)
      return ''
    })
    .replace(nonceMeta, '')
    .replace(needlessNonce, '$1')
    .replace(dataScript, '<script type="text/plain"')
    .replace(entryScript, (script, entry: string) => {
      const others = hrefs.filter((href) => href !== entry)
      return others.length === 0 ? script : `${script} data-modules="${others.join(' ')}"`
    })
}

/** Values that differ between two responses with one page. */
interface ResponseValues {
  requestId: string
  nonce: string
}

/** A rendered page. Its scripts have a nonce that is in no response. */
interface Rendered {
  html: string
  nonce: string
}

/** Cached pages, split: shared HTML at even indexes, a placeholder at odd ones. */
const piecesCache = new WeakMap<Rendered, readonly string[]>()

function piecesOf(page: Rendered): readonly string[] {
  const cached = piecesCache.get(page)
  if (cached !== undefined) return cached
  const pieces = page.html.split(new RegExp(`(${requestIdPlaceholder}|${page.nonce})`, 'u'))
  piecesCache.set(page, pieces)
  return pieces
}

/** The HTML of a page with the request id and nonce of one response. A cached page is split once, not per response. */
export function fillPlaceholders(page: Rendered, { requestId, nonce }: ResponseValues): string {
  const valueOf = (piece: string): string => (piece === page.nonce ? nonce : requestId)
  return piecesOf(page)
    .map((piece, at) => (at % 2 === 0 ? piece : valueOf(piece)))
    .join('')
}
