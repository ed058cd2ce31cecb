import { requestIdPlaceholder } from '../src/model/request-id.ts'

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

/** Puts the id of this request and its own nonce into a page that was rendered for everybody. */
export function forRequest(
  html: string,
  { requestId, rendered, nonce }: { requestId: string; rendered: string; nonce: string },
): string {
  return html.replaceAll(requestIdPlaceholder, requestId).replaceAll(rendered, nonce)
}
