import { expect, test, type Page } from '@playwright/test'
import { buildPanels, open, openServed } from './pages.ts'

/** Submenus of the main menu, before and after hydration. */

const item = (page: Page, name: string) =>
  page.locator('.has-sub').filter({ has: page.locator('.nav-a', { hasText: name }) })
const linkOf = (page: Page, name: string) => item(page, name).locator('.nav-a')
const menuOf = (page: Page, name: string) => item(page, name).locator('.sub')

test('a submenu opens under the pointer, one at a time, and closes when the pointer leaves', async ({
  page,
}) => {
  await openServed(page, '/')
  await linkOf(page, 'Run').hover()
  await expect(menuOf(page, 'Run')).toBeVisible()
  await expect(linkOf(page, 'Run')).toHaveAttribute('aria-expanded', 'true')
  await linkOf(page, 'Winter').hover()
  await expect(menuOf(page, 'Winter')).toBeVisible()
  await expect(menuOf(page, 'Run')).toBeHidden()
  await menuOf(page, 'Winter').getByRole('link', { name: 'Telemark skiing' }).hover()
  await expect(menuOf(page, 'Winter')).toBeVisible()
  await page.mouse.move(600, 650)
  await expect(menuOf(page, 'Winter')).toBeHidden()
  await expect(linkOf(page, 'Winter')).toHaveAttribute('aria-expanded', 'false')
})

test('a pointer that only crosses the menu opens no submenu', async ({ page }) => {
  await page.clock.install()
  await open(page, '/about-us')
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.getAttribute('aria-expanded') === 'true')
          opened.push(target.textContent)
    }).observe(document, { attributeFilter: ['aria-expanded'], subtree: true })
    const over = (target: Element | null) =>
      target?.dispatchEvent(
        new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }),
      )
    for (const link of document.querySelectorAll('.nav-a')) over(link)
    over(document.querySelector('main'))
  })
  await page.clock.runFor(400)
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([])
})

test('by keyboard Enter opens a submenu, which can be walked through, and Escape returns the focus', async ({
  page,
}) => {
  await openServed(page, '/about-us')
  await page.locator('.top .logo').first().focus()
  await page.keyboard.press('Tab')
  await expect(linkOf(page, 'Run')).toBeFocused()
  await expect(menuOf(page, 'Run')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(menuOf(page, 'Run').getByRole('link', { name: 'All running' })).toBeFocused()
  await expect(linkOf(page, 'Run')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menuOf(page, 'Run').getByRole('link', { name: /^Running \d/u })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuOf(page, 'Run')).toBeHidden()
  await expect(linkOf(page, 'Run')).toBeFocused()
  await expect(linkOf(page, 'Run')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(linkOf(page, 'Cycling')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menuOf(page, 'Cycling').getByRole('link', { name: 'All cycling' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(linkOf(page, 'Run')).toBeFocused()
  await expect(page.locator('.has-sub [aria-expanded="true"]')).toHaveCount(0)
})

test('from the logo to the search of the home page are at most 15 Tab stops', async ({ page }) => {
  await open(page, '/')
  await page.locator('.top .logo').first().focus()
  const search = page.locator('main input[name=text]')
  let stops = 0
  while (stops < 20 && !(await search.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  console.log(`${stops} Tab stops from the logo to the search`)
  expect(stops).toBeLessThanOrEqual(15)
})

test('a submenu closes on navigation, also under the pointer', async ({ page }) => {
  await open(page, '/')
  await linkOf(page, 'Water').hover()
  await menuOf(page, 'Water').getByRole('link', { name: 'Kayaking' }).click()
  await expect(page).toHaveURL('/sport/kayaking')
  await expect(menuOf(page, 'Water')).toBeHidden()
  await linkOf(page, 'Water').hover()
  await expect(menuOf(page, 'Water')).toBeVisible()
  await linkOf(page, 'Water').click()
  await expect(page).toHaveURL('/sport/water-sports')
  await expect(menuOf(page, 'Water')).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a submenu with a link to its group, and a tap on another one closes it', async ({
    page,
  }) => {
    await openServed(page, '/')
    await linkOf(page, 'Multi-sport').tap()
    await expect(menuOf(page, 'Multi-sport')).toBeVisible()
    await expect(page).toHaveURL('/')
    await linkOf(page, 'Multi-sport').tap()
    await expect(menuOf(page, 'Multi-sport')).toBeHidden()
    await linkOf(page, 'Cycling').tap()
    await expect(menuOf(page, 'Cycling')).toBeVisible()
    await page.touchscreen.tap(600, 650)
    await expect(menuOf(page, 'Cycling')).toBeHidden()
    await linkOf(page, 'Cycling').tap()
    await menuOf(page, 'Cycling').getByRole('link', { name: 'All cycling' }).tap()
    await expect(page).toHaveURL('/sport/all-cycling')
  })
})

test('every distance in the menus links to a calendar with that heading', async ({ page }) => {
  await page.goto('/de')
  await buildPanels(page)
  const links = await page
    .locator('.sub-nums a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  expect(links.length).toBe(34)
  for (const link of links) {
    const response = await page.request.get(link)
    expect([link, response.status()]).toEqual([link, 200])
  }
  await page.locator('.nav-a').nth(0).hover()
  await page.locator('.sub-nums a', { hasText: '21,1' }).click()
  await expect(page.locator('h1')).toContainText('Halbmarathon')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts submenus open on hover and on focus', async ({ page }) => {
    await page.goto('/about-us')
    await linkOf(page, 'Run').hover()
    await expect(menuOf(page, 'Run')).toBeVisible()
    await page.mouse.move(600, 650)
    await expect(menuOf(page, 'Run')).toBeHidden()
    await linkOf(page, 'Other').focus()
    await expect(menuOf(page, 'Other')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sport/other-sports')
  })
})
