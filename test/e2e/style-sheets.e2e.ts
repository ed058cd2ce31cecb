import { expect, test, type Page } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { addSession } from './member-session.ts'
import { accountPaths, hold, hydrate, hydrateScript, open, pagePaths, painted } from './pages.ts'

/** Pages that link each of the style sheets at least once. */
const paths = {
  ...pagePaths,
  month: '/calendar?view=month',
  map: '/calendar?view=map',
  'sign-in': '/members/signin',
  registration: '/members/registration/athlete',
  ...accountPaths('berlin-marathon'),
  'saved events': '/profile/saved-events',
  doors: '/event/signup/berlin-marathon',
  welcome: '/event/welcome/berlin-marathon',
  missing: '/nowhere-at-all',
}

async function sheetsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/gu)].map(
    ([, href = '']) => href,
  )
}

/** Selectors of other sheets that match something on the page, without rules that its own sheets have too. */
async function foreignRules(page: Page, others: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (hrefs) => {
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
    for (const href of hrefs) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(await (await fetch(href)).text())
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

let every: readonly string[] = []
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const found = await Promise.all(Object.values(paths).map((path) => sheetsOf(page, path)))
  every = [...new Set(found.flat())]
  await page.close()
})

for (const [name, path] of Object.entries(paths))
  test(`rules in the sheets of other pages match nothing on ${name}`, async ({ page }) => {
    // React would leave the pages of members, because no one is signed in.
    await page.route(hydrateScript, (route) => route.abort())
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const own = await sheetsOf(page, path)
    const others = every.filter((href) => !own.includes(href))
    expect(others.length).toBeGreaterThan(5)
    expect(await foreignRules(page, others)).toEqual([])
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
  const found: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(accountPaths(event))) {
    const own = await sheetsOf(page, path)
    await page.goto(path)
    await hydrate(page)
    await expect(page.locator('[data-members-only]'), name).toBeVisible()
    await expect(page.locator('main .sk'), name).toHaveCount(0)
    const others = every.filter((href) => !own.includes(href))
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
