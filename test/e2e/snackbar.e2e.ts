import { expect, test, type Page } from '@playwright/test'
import { hydrated, isHydrated, watch } from './pages.ts'

const snack = (page: Page) => page.locator('.snack')

/** The cookie page, with a clock that moves only when it is told to. */
async function saidSomething(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/page/cookie-policy')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Refuse both' }).click()
  await expect(snack(page)).toHaveText('Your choice is saved.')
  await page.mouse.move(5, 400)
}

test('the regions that are read out stand in the page from the start', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.snacks [role=status]')).toHaveCount(1)
  await expect(page.locator('.snacks [role=alert]')).toHaveCount(1)
})

test('it stays for three and a half seconds', async ({ page }) => {
  await saidSomething(page)
  await page.clock.runFor(3400)
  await expect(snack(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(snack(page)).toHaveCount(0)
})

test('hovering holds its time still', async ({ page }) => {
  await saidSomething(page)
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

test('focus holds its time still, and its button closes it', async ({ page }) => {
  await saidSomething(page)
  const close = page.getByRole('button', { name: 'Close this message' })
  await close.focus()
  await page.clock.runFor(10_000)
  await expect(snack(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(snack(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('Escape closes it', async ({ page }) => {
  await saidSomething(page)
  await page.keyboard.press('Escape')
  await expect(snack(page)).toHaveCount(0)
})

test('the same words replace themselves instead of piling up', async ({ page }) => {
  await saidSomething(page)
  await page.getByRole('button', { name: 'Accept both' }).click()
  await expect(snack(page)).toHaveCount(1)
})

test('it speaks before React has come, and React takes the page over without touching it', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(snack(page)).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
  await snack(page).hover()
  await hydrated(page)
  await expect(snack(page)).toBeVisible()
  expect(messages).toEqual([])
})
