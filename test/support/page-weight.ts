import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { tagsOf } from './html.ts'

/** The weight of a first visit: everything that loads before an interaction, by the HTML and the files of the build. */

/** The pages that are weighed, by name. */
export const weighedPages = {
  home: '/',
  calendar: '/calendar',
  event: '/event/berlin-marathon',
  'event with drawn races': '/event/utmb-mont-blanc',
  sport: '/sport/trail-running',
  news: '/news',
  article: '/news/what-an-expected-date-means',
  help: '/help',
  policy: '/page/privacy-policy',
  challenges: '/challenge',
  comparison: '/compare/tor-des-geants/utmb-mont-blanc',
} as const

export interface PageWeight {
  /** kB of everything on the wire, with brotli. */
  visit: number
  /** kB of the HTML, with brotli and with gzip. */
  html: { brotli: number; gzip: number }
  /** kB of style sheets, gzipped: of the head, of the body, and of what loads after the first paint. */
  rules: { head: number; body: number; later: number }
  /** Number of files of each kind. */
  files: { head: number; body: number; later: number; fonts: number; scripts: number }
  /** Elements that a browser with scripts builds. */
  elements: number
  /** Percentage of the gzipped HTML that kilometre bars take. */
  bars: number
}

/** Bytes as the edge sends them: brotli of a quality that it has time for. */
const brotli = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength

const gzip = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength

const file = (path: string): Buffer => readFileSync(`dist/client${path}`)

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

const hrefs = (html: string, isWanted: (link: Record<string, string>) => boolean): string[] =>
  tagsOf(html, 'link')
    .filter(isWanted)
    .map((link) => (link['href'] ?? '').replace(/#.*$/u, ''))

const sheetsOf = (html: string): string[] =>
  hrefs(html, (link) => link['rel'] === 'stylesheet' && link['media'] !== 'print')

/** @param html a page of the build in dist/ */
export function weighPage(html: string): PageWeight {
  const parsed = html.replaceAll(/<noscript>[^]*?<\/noscript>/gu, '')
  const head = sheetsOf(parsed.slice(0, parsed.indexOf('</head>')))
  const parsedSheets = sheetsOf(parsed)
  const body = parsedSheets.filter((href) => !head.includes(href))
  const later = sheetsOf(html).filter((href) => !parsedSheets.includes(href))
  const fonts = hrefs(html, (link) => link['as'] === 'font')
  const script = tagsOf(html, 'script').find((each) => each['data-entry'] !== undefined) ?? {}
  const boot = script['data-modules']?.split(' ').filter((each) => each.includes('/boot-')) ?? []
  const scripts = [script['data-entry'] ?? '', ...boot]
  const gzipped = (paths: readonly string[]): number =>
    sum(paths.map((path) => gzip(file(path)))) / 1000
  const texts = [...head, ...body, ...later, ...scripts].map((path) => brotli(file(path)))
  const bareHtml = html.replaceAll(/<svg class="bars[^]*?<\/svg>/gu, '')
  return {
    visit: (brotli(html) + sum(texts) + sum(fonts.map((font) => file(font).byteLength))) / 1000,
    html: { brotli: brotli(html) / 1000, gzip: gzip(html) / 1000 },
    rules: { head: gzipped(head), body: gzipped(body), later: gzipped(later) },
    files: {
      head: head.length,
      body: body.length,
      later: later.length,
      fonts: fonts.length,
      scripts: scripts.length,
    },
    elements: parsed.replaceAll(/<script\b[^]*?<\/script>/gu, '').match(/<[a-z]/gu)?.length ?? 0,
    bars: 100 * (1 - gzip(bareHtml) / gzip(html)),
  }
}
