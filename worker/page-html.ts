import { requestIdPlaceholder } from '../src/model/request-id.ts'

/** What a rendered page becomes before it is kept, and when it is sent. */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu
const dataScript = '<script data-tsr-stream-part="">'
const entryScript = /<script type="module" async="" src="([^"]+)"/u

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
    .replaceAll(dataScript, '<script type="text/plain" data-tsr-stream-part="">')
    .replace(entryScript, (script, entry: string) => {
      const others = hrefs.filter((href) => href !== entry)
      return others.length === 0 ? script : `${script} data-modules="${others.join(' ')}"`
    })
}

/** Puts the id of this request into a page that was rendered for everybody. */
export function withRequestId(html: string, requestId: string): string {
  return html.replaceAll(requestIdPlaceholder, requestId)
}
