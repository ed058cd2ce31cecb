import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { locales } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { hydrate, open, openServed, watch } from './pages.ts'
import '../../src/i18n/all-words.ts'
import { watchShifts } from './shifts.ts'

const banner = (page: Page) => page.locator('#consent')
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' })
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuse' })

async function consentCookie(context: BrowserContext): Promise<string | null> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'consent')?.value ?? null
}

async function storageKeys(page: Page): Promise<string[]> {
  return await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
}

const layerOf = async (page: Page) => await page.evaluate(() => window.dataLayer)

test('the consent banner is on the first page before and after hydration, without a layout shift', async ({
  page,
}) => {
  const { messages } = watch(page)
  const shifts = await watchShifts(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your consent' })).toHaveCount(1)
  await hydrate(page)
  await expect(banner(page)).toBeVisible()
  const { total, causes } = await shifts()
  expect(total, causes).toBeLessThanOrEqual(0.05)
  expect(messages).toEqual([])
})

test('refusing is as close and as prominent as accepting', async ({ page }) => {
  await page.goto('/')
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(button)
        const { top, height } = button.getBoundingClientRect()
        return { color, backgroundColor, borderColor, fontSize, fontWeight, top, height }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})

test('by keyboard the consent banner follows the skip link, and answering it moves the focus to the content', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(refuse(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  expect(await consentCookie(context)).toBe('1.')
})

test('a consent choice is stored for 180 days for the whole site, and the banner does not return', async ({
  page,
  context,
}) => {
  await page.goto('/calendar')
  await accept(page).click()
  await expect(page.getByRole('status').getByText('Your choice is saved.')).toBeVisible()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'consent')
  expect(cookie).toMatchObject({ value: '1.se', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179.9 * 86_400)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(180.1 * 86_400)
  await openServed(page, '/about-us')
  await expect(banner(page)).toBeHidden()
})

test('a consent cookie that cannot be parsed counts as no choice', async ({
  page,
  context,
  baseURL,
}) => {
  for (const value of ['yes', '2.se', '%E0%A4%A', '1.x']) {
    await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }])
    await page.goto('/')
    await expect(banner(page), value).toBeVisible()
  }
})

test('after refusal the data layer does not exist, also after a tour of the site', async ({
  page,
  context,
}) => {
  await open(page, '/')
  expect(await layerOf(page)).toBeUndefined()
  await refuse(page).click()
  await page.locator('.cards h3 a').first().click()
  await expect(page.locator('.races')).toBeVisible()
  await page.goto('/calendar')
  await page.locator('.tr h3 a').first().click()
  await expect(page.locator('.races')).toBeVisible()
  expect(await layerOf(page)).toBeUndefined()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  expect(await storageKeys(page)).toEqual(['tsr-scroll-restoration-v1_3'])
})

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`${signal} counts as refusal without a banner, until the visitor chooses otherwise`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
    }, signal)
    await openServed(page, '/')
    await expect(banner(page)).toBeHidden()
    expect(await layerOf(page)).toBeUndefined()
    expect(await context.cookies()).toEqual([])
    await page.goto('/page/cookie-policy')
    await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible()
    await page.getByRole('button', { name: 'Statistics only' }).click()
    expect(await consentCookie(context)).toBe('1.s')
    expect(await layerOf(page)).toHaveLength(1)
  })
}

test('the footer links to the cookie page, which shows the choice and changes it', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await accept(page).click()
  await page.locator('footer').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL('/page/cookie-policy')
  const now = page.locator('.now-statistics, .now-errors')
  await expect(now.getByText('Allowed', { exact: true }).filter({ visible: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Error reports only' }).click()
  await expect(page.locator('.now-statistics')).toHaveText(/Not allowed/u, { useInnerText: true })
  await expect(page.locator('.now-errors')).toHaveText(/^Allowed$/u, { useInnerText: true })
  expect(await consentCookie(context)).toBe('1.e')
  expect(await layerOf(page)).toBeUndefined()
})

test('the focused element is never covered by the consent banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  for (const path of ['/calendar', '/event/berlin-marathon']) {
    await open(page, path)
    await page.locator('main').focus()
    const covered: string[] = []
    for (let i = 0; i < 45; i++) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => {
        const focus = document.activeElement
        const over = document.getElementById('consent')
        if (focus === null || over === null || over.contains(focus)) return null
        const { bottom, top } = focus.getBoundingClientRect()
        const edge = over.getBoundingClientRect().top
        return bottom > edge + 1 && top < window.innerHeight ? focus.textContent : null
      })
      if (text !== null) covered.push(text)
    }
    expect(covered, path).toEqual([])
  }
})

test('the consent banner fits 320 px in every language and is not the largest contentful paint', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        const isBanner = element instanceof Element && element.closest('#consent') !== null
        Object.assign(window, { largestIsBanner: isBanner })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const locale of locales) {
    await page.goto(pathOf({ to: 'about' }, locale))
    await expect(banner(page)).toBeVisible()
    // The text may be painted again, larger, when its fonts have come.
    await page.evaluate(async () => void (await document.fonts.ready))
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'largestIsBanner')), locale)
      .toBeDefined()
    expect(await page.evaluate(() => Reflect.get(window, 'largestIsBanner')), locale).toBe(false)
    const { sideways, height, cut } = await banner(page).evaluate((element) => ({
      sideways: Math.max(
        ...[...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right),
      ),
      height: element.getBoundingClientRect().height,
      cut: element.scrollHeight - element.clientHeight,
    }))
    expect(sideways, locale).toBeLessThanOrEqual(320)
    expect(cut, locale).toBeLessThanOrEqual(0)
    expect(height, locale).toBeLessThan(330)
  }
})
