import { expect, test, type Page } from '@playwright/test'
import { hydrate, open, pagePaths, watch } from './pages.ts'

/** Collects the policy violations of a page, from its first script on. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
    Object.assign(window, { refused })
  })
  return async () => await page.evaluate(() => Reflect.get(window, 'refused'))
}

const nonceOf = async (page: Page): Promise<string> =>
  await page.locator('script[type=module]').evaluate((script) => script.nonce ?? '')

test('using a page, the map, the month view, the drawer and the search violates no policy', async ({
  page,
}) => {
  const refused = await refusals(page)
  await open(page, '/calendar?view=map&box=5,44,16,48')
  await expect(page.locator('.map-in')).toHaveAttribute('data-world', 'drawn', { timeout: 30_000 })
  await page.locator('.pin:not(.clu)').first().click()
  expect(await refused(), 'map').toEqual([])
  await open(page, '/calendar/2027-05?view=month')
  await page.locator('#consent button').last().click()
  expect(await refused(), 'month and consent').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pagePaths.home)
  await page.locator('main').getByRole('combobox').fill('berlin')
  await expect(page.locator('main').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#drawer').getByRole('button', { name: 'Winter' }).click()
  await expect(page.locator('#drawer-winter')).toBeVisible()
  expect(await refused(), 'search and drawer').toEqual([])
})

test('a page from the browser cache works with the policy it was served with', async ({ page }) => {
  const { messages } = watch(page)
  // The worker may render the page anew between two loads, once.
  await expect(async () => {
    await open(page, '/about-us')
    const first = await nonceOf(page)
    expect(first).toMatch(/^[\w-]{22}$/u)
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.isNavigationRequest()),
      page.goto('/about-us'),
    ])
    expect(await request.headerValue('if-none-match')).toMatch(/^W\//u)
    expect(await nonceOf(page), 'the body is the one that was kept').toBe(first)
  }).toPass({ timeout: 30_000 })
  await hydrate(page)
  expect(messages).toEqual([])
})

test('a script injected into a page as text does not run, in any form', async ({ page }) => {
  const refused = await refusals(page)
  const inject = [
    '<script>window.got = "inline"</script>',
    '<script nonce="">window.got = "empty nonce"</script>',
    '<script nonce="__NONCE__">window.got = "guessed nonce"</script>',
    '<script src="data:text/javascript,window.got=1"></script>',
    '<img src="/nowhere.png" onerror="window.got = 2">',
    '<base href="https://evil.example/">',
    '<style>body { display: none }</style>',
    '<iframe srcdoc="<script>top.got = 3</script>"></iframe>',
  ]
  await page.route('/about-us', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<h1', `${inject.join('')}<h1`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/about-us')
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'got'))).toBeUndefined()
  const kindsOf = async () => (await refused()).map((each) => each.split(' ')[0])
  await expect
    .poll(async () => new Set(await kindsOf()))
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'base-uri', 'style-src-elem']))
  const kinds = await kindsOf()
  expect(kinds.filter((kind) => kind === 'script-src-elem').length).toBeGreaterThanOrEqual(4)
})
