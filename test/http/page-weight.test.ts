import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fetchSite } from '../support/fetch-site.ts'
import { tagsOf } from '../support/html.ts'

/** Bytes as the edge sends them: brotli of a quality that it has time for. */
const brotli = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength

const file = (path: string): Buffer => readFileSync(`dist/client${path}`)

interface Weight {
  html: string
  /** The HTML without the content of <noscript>, which browsers with scripts do not parse. */
  parsed: string
  /** Style sheets of the first paint. */
  sheets: string[]
  /** Style sheets that are loaded after the first paint. */
  laterSheets: string[]
  /** Style sheets in the body, which hold back only what follows them. */
  lowerSheets: string[]
  /** Fonts that the head preloads. */
  fonts: string[]
  /** Scripts before the first interaction. */
  scripts: string[]
}

const hrefs = (html: string, isWanted: (link: Record<string, string>) => boolean): string[] =>
  tagsOf(html, 'link')
    .filter(isWanted)
    .map((link) => (link['href'] ?? '').replace(/#.*$/u, ''))

const sheetsOf = (html: string): string[] =>
  hrefs(html, (link) => link['rel'] === 'stylesheet' && link['media'] !== 'print')

async function weigh(path: string): Promise<Weight> {
  const { body: html } = await fetchSite(path)
  const parsed = html.replaceAll(/<noscript>[^]*?<\/noscript>/gu, '')
  const inHead = sheetsOf(parsed.slice(0, parsed.indexOf('</head>')))
  const parsedSheets = sheetsOf(parsed)
  const script = tagsOf(html, 'script').find((each) => each['data-entry'] !== undefined) ?? {}
  const boot = script['data-modules']?.split(' ').filter((each) => each.includes('/boot-')) ?? []
  return {
    html,
    parsed,
    sheets: inHead,
    laterSheets: sheetsOf(html).filter((href) => !parsedSheets.includes(href)),
    lowerSheets: parsedSheets.filter((href) => !inHead.includes(href)),
    fonts: hrefs(html, (link) => link['as'] === 'font'),
    scripts: [script['data-entry'] ?? '', ...boot],
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

const compressed = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength

/** kB of files, gzipped. */
const gzipped = (paths: readonly string[]): number =>
  sum(paths.map((path) => compressed(file(path)))) / 1000

/** kB of a page's own bytes with all that its first visit loads, and of its style sheets; elements of the page. */
const budgets = [
  ['home', '/', { visit: 87.2, rules: 11.9, elements: 973 }],
  ['calendar', '/calendar', { visit: 95.5, rules: 12.1, elements: 3850 }],
  ['event', '/event/berlin-marathon', { visit: 90, rules: 11.8, elements: 900 }],
  ['event with drawn races', '/event/utmb-mont-blanc', { visit: 93, rules: 11.8, elements: 1055 }],
  ['sport', '/sport/trail-running', { visit: 87.3, rules: 11.9, elements: 1120 }],
] as const

/** Percentage of the compressed HTML that kilometre bars may take. */
const barsShare = 10

/** kB of the rules of what opens, alike on every page. */
const laterRules = 2.9

test.each(budgets)('a first visit of %s is within its budget', async (name, path, budget) => {
  const { html, parsed, sheets, laterSheets, lowerSheets, fonts, scripts } = await weigh(path)
  expect([sheets.length, laterSheets.length, fonts.length, scripts.length]).toEqual([2, 1, 2, 2])
  expect(lowerSheets).toHaveLength(path.startsWith('/event/') ? 1 : 0)
  const rules = gzipped(sheets)
  const later = gzipped(laterSheets)
  const visit =
    (brotli(html) +
      sum(
        [...sheets, ...laterSheets, ...lowerSheets, ...scripts].map((each) => brotli(file(each))),
      ) +
      sum(fonts.map((font) => file(font).byteLength))) /
    1000
  const elements =
    parsed.replaceAll(/<script\b[^]*?<\/script>/gu, '').match(/<[a-z]/gu)?.length ?? 0
  const bars =
    100 * (1 - compressed(html.replaceAll(/<svg class="bars[^]*?<\/svg>/gu, '')) / compressed(html))
  console.log(
    `${name}: ${visit.toFixed(1)} kB, rules ${rules.toFixed(1)} + ${gzipped(lowerSheets).toFixed(1)} + ${later.toFixed(1)} kB, ${elements} elements, bars ${bars.toFixed(1)} %`,
  )
  expect(visit).toBeLessThanOrEqual(budget.visit)
  expect(rules).toBeLessThanOrEqual(budget.rules)
  expect(later).toBeLessThanOrEqual(laterRules)
  expect(elements).toBeLessThanOrEqual(budget.elements)
  expect(bars).toBeLessThanOrEqual(barsShare)
  // The budget is of this page and not of one that is empty.
  expect(visit).toBeGreaterThan(budget.visit / 2)
})
