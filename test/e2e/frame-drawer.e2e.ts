import { expect, test } from '@playwright/test'
import { open, openServed } from './pages.ts'

/** The frame on a phone: the drawer with its levels, and the search overlay. */

test.use({ viewport: { width: 390, height: 800 } })

test('the drawer has a level per group, and going back returns the focus', async ({ page }) => {
  await openServed(page, '/')
  const drawer = page.locator('#drawer')
  const winter = page.locator('#drawer-winter')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Close menu' }).first()).toBeFocused()
  await drawer.getByRole('button', { name: 'Winter' }).click()
  await expect(winter).toBeVisible()
  const back = winter.getByRole('button', { name: 'Back' })
  await expect(back).toBeFocused()
  await back.click()
  await expect(winter).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Winter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(winter).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(winter).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('the drawer and the profile menu close when the focus leaves them', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  const drawer = page.locator('#drawer')
  await drawer.getByRole('link', { name: 'Saved races' }).focus()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(drawer).toBeHidden()
  await expect(page.locator('.top .logo').first()).toBeFocused()

  const menu = page.locator('.acct')
  await menu.locator('summary').press('Enter')
  await menu.getByRole('link', { name: 'Saved races' }).focus()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a window narrowed from a desktop to a phone has no frame that is wider than it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openServed(page, '/')
  const widest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const overflows: number[] = []
        const measure = () => {
          if (window.innerWidth === 390)
            overflows.push(document.documentElement.scrollWidth - window.innerWidth)
          if (overflows.length === 5) resolve(Math.max(...overflows))
          else requestAnimationFrame(measure)
        }
        measure()
      }),
  )
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await widest).toBe(0)
})

test('both levels of the drawer close from the second one, and on navigation', async ({ page }) => {
  await open(page, '/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page
    .locator('#drawer')
    .getByRole('button', { name: /^Run \d/u })
    .click()
  await page.locator('#drawer-run').getByRole('button', { name: 'Close menu' }).click()
  await expect(page.locator('#drawer')).toBeHidden()
  await menu.click()
  await page
    .locator('#drawer')
    .getByRole('button', { name: /^Run \d/u })
    .click()
  await page.locator('#drawer-run').getByRole('link', { name: 'Trail running' }).click()
  await expect(page).toHaveURL('/sport/trail-running')
  await expect(page.locator('#drawer')).toBeHidden()
  await expect(page.locator('#drawer-run')).toBeHidden()
})

test('each setting has its level in the drawer, which shows the current choice', async ({
  page,
}) => {
  await openServed(page, '/calendar?text=oslo')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#drawer').getByRole('button', { name: 'Currency EUR €' }).click()
  const currency = page.locator('#setting-currency')
  await expect(currency.getByRole('link')).toHaveCount(16)
  await expect(currency.locator('[aria-current=true]')).toHaveText('EuroEUR €')
  await expect(currency.getByRole('link', { name: 'Pound sterling' })).toHaveAttribute(
    'href',
    '?text=oslo&currency=GBP',
  )
  await currency.getByRole('button', { name: 'Back' }).click()
  await page.locator('#drawer').getByRole('button', { name: 'Units km, m' }).click()
  await expect(page.locator('#setting-unit').getByRole('link')).toHaveCount(2)
  await page.locator('#setting-unit').getByRole('button', { name: 'Back' }).click()
  await page.locator('#drawer').getByRole('button', { name: 'Language English' }).click()
  await page.locator('#setting-language').getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('the drawer links to the sign-in page when no script opens the dialog', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/fr')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('#drawer').getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
  await page.locator('#drawer').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/fr/membres/connexion')
  await expect(page.locator('h1')).toHaveText('Se connecter')
  await expect(page.locator('main button[type=submit]').first()).toBeEnabled()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('#newsletter')).toHaveCount(0)
  await context.close()
})

test('the search overlay covers the phone’s screen, focuses its field, and closes on Escape and on navigation', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  const panel = page.locator('#search-panel')
  await expect(panel).toBeVisible()
  await expect(panel.locator('input')).toBeFocused()
  expect((await panel.boundingBox())?.height).toBe(800)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await panel.locator('input').fill('vasaloppet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/vasaloppet/u)
  await expect(panel).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the drawer and its levels open, go back and link on', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#drawer').getByRole('button', { name: 'Cycling' }).click()
    await page.locator('#drawer-cycling').getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('#drawer-cycling')).toBeHidden()
    await page.locator('#drawer').getByRole('button', { name: 'Language' }).click()
    await page.locator('#setting-language').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/ueber-uns')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await page.locator('#drawer').getByRole('button', { name: 'Rad' }).click()
    await page.locator('#drawer-cycling').getByRole('link', { name: 'Gravel' }).first().click()
    await expect(page.locator('h1')).toContainText('Gravel')
  })
})
