import { expect, test } from '@playwright/test'
import { hold, hydrateScript, open, painted, withoutLayout } from './pages.ts'
import { foreignRules, furtherPaths, sheetsOfOthers } from './sheets.ts'

// Public pages are checked where quality.e2e.ts visits them, and those of an account in account-pages.e2e.ts.
test('rules in the sheets of other pages match nothing on views and served pages of accounts', async ({
  page,
}) => {
  // Selectors match without a layout too.
  await withoutLayout(page)
  // React would leave the pages of members, because no one is signed in.
  await page.route(hydrateScript, (route) => route.abort())
  const found: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(furtherPaths)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const others = await sheetsOfOthers(page, path)
    expect(others.length, name).toBeGreaterThan(5)
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
