import { expect, test } from '@playwright/test'
import { hold, isHydrated, pagePaths, watch } from './pages.ts'

const bootScript = '**/assets/index-*.js'

for (const name of ['home', 'calendar', 'event'] as const)
  test(`${name} requests no script before the style sheets of its first paint have loaded`, async ({
    page,
  }) => {
    await page.goto(pagePaths[name])
    await page.waitForLoadState('networkidle')
    const { sheets, scripts } = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource')
      const of = (ending: string) => loaded.filter((each) => each.name.endsWith(ending))
      return {
        // Those for print do not block the paint.
        sheets: of('.css')
          .filter((each) => Reflect.get(each, 'renderBlockingStatus') === 'blocking')
          .map((each) => each.duration + each.startTime),
        scripts: of('.js').map((each) => each.startTime),
      }
    })
    expect(sheets.length).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...sheets))
  })

test('the banner and the account menu are right before the boot script has loaded', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route(bootScript, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('#consent')).toBeVisible()
  await expect(page.locator('header .when-out').first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.dataset['member'])).toBeUndefined()
  await context.addCookies(
    Object.entries({ consent: '1.', member: 'athlete' }).map(([name, value]) => ({
      name,
      value,
      url: baseURL ?? '',
    })),
  )
  await page.reload()
  await expect(page.locator('#consent')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.dataset['member'])).toBe('athlete')
})

test('a heart and an answer pressed before the boot script has loaded take effect once it has', async ({
  page,
  context,
}) => {
  const { messages } = watch(page)
  const release = await hold(page, bootScript)
  await page.goto('/', { waitUntil: 'commit' })
  const heart = page.locator('main [data-save]').first()
  await heart.click()
  await page.locator('#consent [data-answer="1."]').click()
  await expect(heart).not.toHaveAttribute('aria-pressed', 'true')
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.saved-link')).toHaveText('Saved races1')
  await expect(page.locator('#consent')).toBeHidden()
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('1.')
  await expect.poll(async () => await isHydrated(page)).toBe(true)
  expect(messages).toEqual([])
})

test('a list opened before the boot script has loaded stays open', async ({ page }) => {
  const release = await hold(page, bootScript)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.strip .pref').first().click()
  await expect(page.locator('#setting-language')).toBeVisible()
  release()
  await expect.poll(async () => await isHydrated(page)).toBe(true)
  await expect(page.locator('#setting-language')).toBeVisible()
})
