import { expect, test, type Page } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { addSession } from './member-session.ts'
import {
  accountPaths,
  distinctPages,
  hold,
  hydrate,
  hydrateScript,
  open,
  painted,
  withoutLayout,
} from './pages.ts'

/** Pages that link each of the style sheets at least once, in two groups that are visited side by side. */
const paths = {
  'public pages': Object.fromEntries(distinctPages),
  'views and pages of accounts': {
    month: '/calendar?view=month',
    map: '/calendar?view=map',
    'sign-in': '/members/signin',
    registration: '/members/registration/athlete',
    ...accountPaths('berlin-marathon'),
    'saved events': '/profile/saved-events',
    'sign-up': '/event/signup/berlin-marathon',
    welcome: '/event/welcome/berlin-marathon',
    missing: '/nowhere-at-all',
  },
}

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

/** Paths and texts of the sheets of all pages. */
async function everySheet(page: Page): Promise<[href: string, text: string][]> {
  const all = Object.values(paths).flatMap((group): string[] => Object.values(group))
  const found = await Promise.all(all.map((path) => sheetsOf(page, path)))
  return await Promise.all(
    [...new Set(found.flat())].map(async (href): Promise<[string, string]> => {
      return [href, await (await page.request.get(href)).text()]
    }),
  )
}

/** Selectors of other sheets that match something on the page, without rules that its own sheets have too. */
async function foreignRules(
  page: Page,
  others: readonly [href: string, text: string][],
): Promise<string[]> {
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

for (const [kind, group] of Object.entries(paths))
  test(`rules in the sheets of other pages match nothing on ${kind}`, async ({ page }) => {
    const every = await everySheet(page)
    // Selectors match without a layout too.
    await withoutLayout(page)
    // React would leave the pages of members, because no one is signed in.
    await page.route(hydrateScript, (route) => route.abort())
    const found: Record<string, string[]> = {}
    for (const [name, path] of Object.entries(group)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const own = await sheetsOf(page, path)
      const others = every.filter(([href]) => !own.includes(href))
      expect(others.length, name).toBeGreaterThan(5)
      const rules = await foreignRules(page, others)
      if (rules.length > 0) found[name] = rules
    }
    expect(found).toEqual({})
  })

/** An event of the catalogue without an organiser. */
const event = 'rennsteiglauf'

test('rules in the sheets of other pages match nothing on the pages of an account', async ({
  page,
  baseURL,
}) => {
  const member = await newEventOwner(baseURL ?? '', [event])
  await member.visitor.send('POST', `/api/organiser/events/${event}/draft`)
  await addSession(page, baseURL ?? '', member)
  const every = await everySheet(page)
  const found: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(accountPaths(event))) {
    const own = await sheetsOf(page, path)
    await page.goto(path)
    await hydrate(page)
    await expect(page.locator('[data-members-only]'), name).toBeVisible()
    await expect(page.locator('main .sk'), name).toHaveCount(0)
    const others = every.filter(([href]) => !own.includes(href))
    expect(others.length).toBeGreaterThan(5)
    const rules = await foreignRules(page, others)
    if (rules.length > 0) found[name] = rules
  }
  expect(found).toEqual({})
})

/** The style sheet of events. */
const eventSheet = '**/assets/event-*.css'

test('a page that follows another is shown once its style sheet has loaded', async ({ page }) => {
  const release = await hold(page, eventSheet)
  await open(page, '/')
  const requested = page.waitForRequest(eventSheet)
  const loaded = page.waitForResponse('**/api/events/*')
  await page.locator('.cards h3 a').first().click()
  await requested
  await (await loaded).finished()
  await painted(page)
  await expect(page.locator('.hero')).toBeVisible()
  await expect(page.locator('.ev')).toHaveCount(0)
  release()
  await expect(page.locator('.ev')).toBeVisible()
  const background = await page
    .locator('.ev')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).not.toBe('rgba(0, 0, 0, 0)')
})

test('an event page that follows another one has the sheet of its lower sections', async ({
  page,
}) => {
  await open(page, '/event/berlin-marathon')
  const heading = page.locator('.ev h1')
  const name = await heading.textContent()
  await page.locator('.cards h3 a').first().click()
  await expect(heading).not.toHaveText(name ?? '')
  await expect(page.locator('.prac dt').first()).toHaveCSS('font-weight', '700')
})
