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

/**
 * The HTML of a page in three texts, which are changed and encoded apart: to join them would copy the whole page for each
 * change.
 */
export interface PageText {
  /** Up to `</head>`. */
  head: string
  /** Up to the first script of the body. Only this part is neither searched nor changed. */
  body: string
  rest: string
}

export function splitPage(html: string): PageText {
  const headEnd = Math.max(html.indexOf('</head>'), 0)
  const found = html.indexOf('<script', headEnd)
  const bodyEnd = found === -1 ? html.length : found
  return {
    head: html.slice(0, headEnd),
    body: html.slice(headEnd, bodyEnd),
    rest: html.slice(bodyEnd),
  }
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
export function withReactOnIntent(page: PageText, nonce: string, scripts: InlineScripts): PageText {
  const hrefs: string[] = []
  const head = page.head
    .replace(modulePreload, (_link, href: string) => {
      hrefs.push(href)
      return ''
    })
    .replace(nonceMeta, '')
    .replace(needlessNonce, '$1')
    // Behind the style sheet it would wait for it.
    .replace('<link', (link) => `<script nonce="${nonce}">${scripts.beforePaint}</script>${link}`)
  const rest = page.rest
    .replace(dataScript, '<script type="text/plain"')
    .replace(entryScript, (_script, entry: string) => {
      const modules = hrefs.filter((href) => href !== entry).join(' ')
      return `<script nonce="${nonce}" data-entry="${entry}" data-modules="${modules}">${scripts.loadBoot}</script>`
    })
  return { ...page, head, rest }
}

const firstSheet = /<link rel="stylesheet"[^>]*>/u

/**
 * Links a sheet that pages need only once something opens, behind the first sheet, so that those of pages still override
 * it. Without scripts it is loaded with the others; src/boot/load-boot.ts loads it after the first paint.
 */
export function withLaterSheet(page: PageText, href: string): PageText {
  const link = `<noscript><link rel="stylesheet" href="${href}"></noscript>`
  return { ...page, head: page.head.replace(firstSheet, (first) => first + link) }
}

const textScript = /<script type="text\/plain"[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/gu

/**
 * Takes the script with the router's data out of a page: only a visitor who uses React needs them, and with the bodies of
 * the API they are a fifth to a third of the page's bytes.
 */
export function withoutData(page: PageText): { page: PageText; script: string } {
  const texts: string[] = []
  const rest = page.rest.replace(textScript, (_script, text: string) => {
    texts.push(text)
    return ''
  })
  return { page: { ...page, rest }, script: texts.join('\n') }
}

/** A page without data that names them. @param tag src/boot/page-data.ts sends it to get the data that belong to the page */
export const withDataTag = (page: PageText, tag: string): PageText => ({
  ...page,
  rest: page.rest.replace(' data-entry=', () => ` data-page="${tag}" data-entry=`),
})

/** A page whose data stay in it, with the bodies of the API in front of the router's script. */
export function withBodies(page: PageText, nonce: string, bodies: readonly string[]): PageText {
  if (bodies.length === 0) return page
  const lines = bodies.join('\n').replaceAll('<', String.raw`\u003c`)
  const script = `<script type="text/plain" nonce="${nonce}" data-bodies="">${lines}</script>`
  return { ...page, rest: script + page.rest }
}

/** The router's script without the moment at which its data were loaded, in which two renderings alike differ. */
export const withoutMoment = (script: string): string => script.replace(loadedAt, '')
