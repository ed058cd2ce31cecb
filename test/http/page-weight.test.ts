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
  /** Style sheets of the screen. */
  sheets: string[]
  /** Fonts that the head preloads. */
  fonts: string[]
  /** Scripts before the first interaction. */
  scripts: string[]
}

async function weigh(path: string): Promise<Weight> {
  const { body: html } = await fetchSite(path)
  const links = tagsOf(html, 'link')
  const hrefs = (isWanted: (link: Record<string, string>) => boolean) =>
    links.filter(isWanted).map((link) => link['href'] ?? '')
  const script = tagsOf(html, 'script').find((each) => each['data-entry'] !== undefined) ?? {}
  const boot = script['data-modules']?.split(' ').filter((each) => each.includes('/boot-')) ?? []
  return {
    html,
    sheets: hrefs((link) => link['rel'] === 'stylesheet' && link['media'] !== 'print'),
    fonts: hrefs((link) => link['as'] === 'font'),
    scripts: [script['data-entry'] ?? '', ...boot],
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

/** kB of a page's own bytes with all that its first visit loads, and of its style sheets; elements of the page. */
const budgets = [
  ['home', '/', { visit: 88, rules: 13.6, elements: 980 }],
  ['calendar', '/calendar', { visit: 96, rules: 13.8, elements: 3910 }],
  ['event', '/event/berlin-marathon', { visit: 90, rules: 14.7, elements: 900 }],
  ['event with drawn races', '/event/utmb-mont-blanc', { visit: 93, rules: 14.7, elements: 1060 }],
  ['sport', '/sport/trail-running', { visit: 88, rules: 13.6, elements: 1120 }],
] as const

test.each(budgets)('a first visit of %s is within its budget', async (name, path, budget) => {
  const { html, sheets, fonts, scripts } = await weigh(path)
  expect([sheets.length, fonts.length, scripts.length]).toEqual([2, 2, 2])
  const rules = sum(sheets.map((sheet) => gzipSync(file(sheet), { level: 9 }).byteLength)) / 1000
  const visit =
    (brotli(html) +
      sum([...sheets, ...scripts].map((each) => brotli(file(each)))) +
      sum(fonts.map((font) => file(font).byteLength))) /
    1000
  // With scripts a browser does not parse the content of <noscript>.
  const parsed = html.replaceAll(/<(script|noscript)\b[^]*?<\/\1>/gu, '')
  const elements = parsed.match(/<[a-z]/gu)?.length ?? 0
  console.log(`${name}: ${visit.toFixed(1)} kB, rules ${rules.toFixed(1)} kB, ${elements} elements`)
  expect(visit).toBeLessThanOrEqual(budget.visit)
  expect(rules).toBeLessThanOrEqual(budget.rules)
  expect(elements).toBeLessThanOrEqual(budget.elements)
  // The budget is of this page and not of one that is empty.
  expect(visit).toBeGreaterThan(budget.visit / 2)
})
