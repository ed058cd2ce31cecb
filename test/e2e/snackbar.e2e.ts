import { expect, test, type Page } from '@playwright/test'
import { hold, hydrate, hydrateScript, isHydrated, openServed, watch } from './pages.ts'

const snack = (page: Page) => page.locator('.snack')

/** Opens the cookie page with a clock that the test moves, and shows a snackbar. */
async function openSnackbar(page: Page): Promise<void> {
  await page.clock.install()
  await openServed(page, '/page/cookie-policy')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Refuse both' }).click()
  await expect(snack(page)).toHaveText('Your choice is saved.')
  await page.mouse.move(5, 400)
}

test('the live regions are in the page from the start', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.snacks [role=status]')).toHaveCount(1)
  await expect(page.locator('.snacks [role=alert]')).toHaveCount(1)
})

test('the snackbar stays for three and a half seconds', async ({ page }) => {
  await openSnackbar(page)
  await page.clock.runFor(3400)
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(snack(page)).toHaveCount(0)
})

test('hovering stops the timer of the snackbar', async ({ page }) => {
  await openSnackbar(page)
  await page.clock.runFor(3000)
  await snack(page).hover()
  await page.clock.runFor(10_000)
  await expect(snack(page)).toBeVisible()
  await page.mouse.move(5, 400)
  await page.clock.runFor(300)
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(400)
  await expect(snack(page)).toHaveCount(0)
})

test('focus stops the timer of the snackbar, and its button closes it', async ({ page }) => {
  await openSnackbar(page)
  const close = page.getByRole('button', { name: 'Close this message' })
  await close.focus()
  await page.clock.runFor(10_000)
  await expect(snack(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(snack(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('Escape closes the snackbar', async ({ page }) => {
  await openSnackbar(page)
  await page.keyboard.press('Escape')
  await expect(snack(page)).toHaveCount(0)
})

test('the same text replaces the open snackbar instead of adding another', async ({ page }) => {
  await openSnackbar(page)
  await page.getByRole('button', { name: 'Accept both' }).click()
  await expect(snack(page)).toHaveCount(1)
})

test('a snackbar shown before React has loaded is left unchanged by hydration', async ({
  page,
}) => {
  const { messages } = watch(page)
  const release = await hold(page, hydrateScript)
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(snack(page)).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
  await snack(page).hover()
  release()
  await hydrate(page)
  await expect(snack(page)).toBeVisible()
  expect(messages).toEqual([])
})
