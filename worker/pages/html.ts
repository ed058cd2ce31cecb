import { requestIdPlaceholder } from '../../src/model/request-id.ts'

/** What a rendered page becomes before it is kept, and when it is sent. */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu
const dataScript = /<script(?=[^>]* data-tsr-stream-part="")/gu
const entryScript = /<script(?=[^>]* type="module")(?=[^>]* src="([^"]+)")/u
/** The router's own copy of the nonce, readable by style sheets; a browser's router has no use for it. */
const nonceMeta = /<meta property="csp-nonce"[^>]*>/gu
/** The router marks what is no script, too. */
const idleNonce = /(<(?:link|meta)\b[^>]*) nonce="[^"]*"/gu

/**
 * React on intent (docs/decisions/0027-react-on-intent.md): a page loads and runs its boot script alone. The modules that
 * React needs are named on that script, and the router's data becomes text, for src/boot/hydrate-on-intent.ts to fetch
 * and to run when somebody touches the page.
 */
export function withReactOnIntent(html: string): string {
  const hrefs: string[] = []
  return html
    .replace(modulePreload, (_link, href: string) => {
      hrefs.push(href)
      return ''
    })
    .replace(nonceMeta, '')
    .replace(idleNonce, '$1')
    .replace(dataScript, '<script type="text/plain"')
    .replace(entryScript, (script, entry: string) => {
      const others = hrefs.filter((href) => href !== entry)
      return others.length === 0 ? script : `${script} data-modules="${others.join(' ')}"`
    })
}

/** What differs between two answers with one page. */
interface Own {
  requestId: string
  nonce: string
}

/** A page as it was rendered for everybody; its scripts carry a nonce that no answer has. */
interface Rendered {
  html: string
  nonce: string
}

/** Kept pages in pieces: what every answer has alike and, at odd places, what each has of its own. */
const pieces = new WeakMap<Rendered, readonly string[]>()

function piecesOf(page: Rendered): readonly string[] {
  const known = pieces.get(page)
  if (known !== undefined) return known
  const cut = page.html.split(new RegExp(`(${requestIdPlaceholder}|${page.nonce})`, 'u'))
  pieces.set(page, cut)
  return cut
}

/** A page with the id and the nonce of one answer. A kept page is looked through once, not for every answer. */
export function forRequest(page: Rendered, { requestId, nonce }: Own): string {
  const own = (piece: string): string => (piece === page.nonce ? nonce : requestId)
  return piecesOf(page)
    .map((piece, at) => (at % 2 === 0 ? piece : own(piece)))
    .join('')
}
