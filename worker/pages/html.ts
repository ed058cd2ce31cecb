/** Changes to the HTML of a page after rendering. */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu
const dataScript = /<script(?=[^>]* data-tsr-stream-part="")/gu
const entryScript = /<script(?=[^>]* type="module")(?=[^>]* src="([^"]+)")[^>]*><\/script>/u
/** The router's own copy of the nonce, which style sheets could read and the browser's router does not need. */
const nonceMeta = /<meta property="csp-nonce"[^>]*>/gu
/** The router puts the nonce on links and metas, which do not need it. */
const needlessNonce = /(<(?:link|meta)\b[^>]*) nonce="[^"]*"/gu
/** Milliseconds at which the router loaded the data of a route. */
const loadedAt = /\bu:\d{13}\b/gu

/** A page as head, the body up to its first script, and the rest. Only head and rest are searched and changed. */
function partsOf(html: string): [head: string, body: string, rest: string] {
  const headEnd = Math.max(html.indexOf('</head>'), 0)
  const found = html.indexOf('<script', headEnd)
  const bodyEnd = found === -1 ? html.length : found
  return [html.slice(0, headEnd), html.slice(headEnd, bodyEnd), html.slice(bodyEnd)]
}

/** Code of the two scripts that a page contains: src/boot/before-paint.ts and src/boot/load-boot.ts. */
export interface InlineScripts {
  beforePaint: string
  loadBoot: string
}

/**
 * Makes a page run its boot script only, after the first paint (docs/decisions/0027-react-on-intent.md). The script at
 * the end of the body loads it and lists the modules that React needs, and the router's data becomes text;
 * src/boot/hydrate-on-intent.ts loads and runs both once the visitor touches the page.
 */
export function withReactOnIntent(html: string, nonce: string, scripts: InlineScripts): string {
  const [head, body, rest] = partsOf(html)
  const hrefs: string[] = []
  const changedHead = head
    .replace(modulePreload, (_link, href: string) => {
      hrefs.push(href)
      return ''
    })
    .replace(nonceMeta, '')
    .replace(needlessNonce, '$1')
    // Behind the style sheet it would wait for it.
    .replace('<link', (link) => `<script nonce="${nonce}">${scripts.beforePaint}</script>${link}`)
  const changedRest = rest
    .replace(dataScript, '<script type="text/plain"')
    .replace(entryScript, (_script, entry: string) => {
      const modules = hrefs.filter((href) => href !== entry).join(' ')
      return `<script nonce="${nonce}" data-entry="${entry}" data-modules="${modules}">${scripts.loadBoot}</script>`
    })
  return changedHead + body + changedRest
}

const firstSheet = /<link rel="stylesheet"[^>]*>/u

/**
 * Links a sheet that pages need only once something opens, behind the first sheet, so that those of pages still override
 * it. Without scripts it is loaded with the others; src/boot/load-boot.ts loads it after the first paint.
 */
export function withLaterSheet(html: string, href: string): string {
  const [head, body, rest] = partsOf(html)
  const link = `<noscript><link rel="stylesheet" href="${href}"></noscript>`
  return head.replace(firstSheet, (first) => first + link) + body + rest
}

const textScript = /<script type="text\/plain"[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/gu

/**
 * Takes the router's data out of a page: only a visitor who uses React needs them, and they are a fifth to a third of
 * the page's bytes.
 * @param tag identifies the page's content; src/boot/page-data.ts sends it back to get the data that belong to it
 */
export function withDataApart(html: string, tag: string): { html: string; data: string } {
  const [head, body, rest] = partsOf(html)
  const texts: string[] = []
  const changedRest = rest
    .replace(textScript, (_script, text: string) => {
      texts.push(text)
      return ''
    })
    .replace(' data-entry=', () => ` data-page="${tag}" data-entry=`)
  return { html: head + body + changedRest, data: texts.join('\n') }
}

/** The page without what differs between two renderings that show a visitor the same. */
export function withoutMoment(html: string, nonce: string): string {
  const [head, body, rest] = partsOf(html)
  return (head + body + rest.replace(loadedAt, '')).replaceAll(nonce, '')
}
