import type { Page } from '@playwright/test'
import { accountPaths, distinctPages } from './pages.ts'

/** Style sheets of pages: rules of one page that match something on another one would change it once both are loaded. */

/** Views and pages that need no session to be served. */
export const furtherPaths = {
  month: '/calendar?view=month',
  map: '/calendar?view=map',
  'sign-in': '/members/signin',
  registration: '/members/registration/athlete',
  ...accountPaths('berlin-marathon'),
  'saved events': '/profile/saved-events',
  'sign-up': '/event/signup/berlin-marathon',
  welcome: '/event/welcome/berlin-marathon',
  missing: '/nowhere-at-all',
}

/** Paths of pages that link each of the style sheets at least once. */
const linking = [...distinctPages.map(([, path]) => path), ...Object.values(furtherPaths)]

const linked = new Map<string, Promise<string[]>>()

async function readSheets(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/gu)].map(
    ([, href = '']) => href,
  )
}

/** The sheets that a page links. Each page is requested once by a process. */
async function sheetsOf(page: Page, path: string): Promise<string[]> {
  const found = linked.get(path) ?? readSheets(page, path)
  linked.set(path, found)
  return await found
}

type Sheet = readonly [href: string, text: string]

async function readAll(page: Page): Promise<Sheet[]> {
  const found = await Promise.all(linking.map((path) => sheetsOf(page, path)))
  return await Promise.all(
    [...new Set(found.flat())].map(async (href): Promise<Sheet> => {
      return [href, await (await page.request.get(href)).text()]
    }),
  )
}

let every: Promise<Sheet[]> | undefined

/** Paths and texts of the sheets that the page at a path does not link. */
export async function sheetsOfOthers(page: Page, path: string): Promise<Sheet[]> {
  every ??= readAll(page)
  const own = await sheetsOf(page, path)
  return (await every).filter(([href]) => !own.includes(href))
}

/** Selectors of other sheets that match something on the page, without rules that its own sheets have too. */
export async function foreignRules(page: Page, others: readonly Sheet[]): Promise<string[]> {
  return await page.evaluate((sheets) => {
    const rulesOf = (list: CSSRuleList, scope: string): [text: string, rule: CSSStyleRule][] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [[scope + rule.cssText, rule]]
        if (!(rule instanceof CSSGroupingRule)) return []
        return rulesOf(rule.cssRules, scope + rule.cssText.slice(0, rule.cssText.indexOf('{')))
      })
    const own = new Set(
      [...document.styleSheets].flatMap((sheet) =>
        rulesOf(sheet.cssRules, '').map(([text]) => text),
      ),
    )
    const found: string[] = []
    for (const [href, rules] of sheets) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      for (const [text, { selectorText, style }] of rulesOf(sheet.cssRules, '')) {
        // A custom property that no rule of the page reads changes nothing.
        const isEffective = [...style].some((name) => !name.startsWith('--'))
        const elements = selectorText
          .replaceAll(/::[a-z-]+/gu, '')
          .replaceAll(/:(?:hover|focus-visible)/gu, ':is(*)')
        if (isEffective && !own.has(text) && document.querySelector(elements) !== null)
          found.push(`${href} ${selectorText}`)
      }
    }
    return found
  }, others)
}
