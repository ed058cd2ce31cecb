import { expect, test, type Locator, type Page } from '@playwright/test'
import { pressed, save } from './heart.ts'
import {
  hold,
  hydrate,
  hydrateScript,
  isHydrated,
  open,
  skipSignInQuestion,
  started,
  watch,
} from './pages.ts'

test.beforeEach(async ({ page }) => await skipSignInQuestion(page))

/** The heart on the card of an event. */
function heartOf(page: Page, name: string): Locator {
  return page
    .locator('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first()
}

/** A heart on the home page and the name of its event, which changes with the catalogue. */
async function firstHeart(page: Page): Promise<{ heart: Locator; name: string }> {
  const label = await page.locator('main [data-save]').first().getAttribute('aria-label')
  const name = (label ?? '').replace('Save ', '')
  return { heart: heartOf(page, name), name }
}

test('a heart pressed before React has loaded stays pressed after hydration, on other pages and after a reload', async ({
  page,
}) => {
  const { messages } = watch(page)
  const release = await hold(page, hydrateScript)
  await page.goto('/')
  const { heart, name } = await firstHeart(page)
  await pressed(heart, false)
  await heart.click()
  await pressed(heart, true)
  await expect(page.locator('.snack p')).toHaveText('Saved in this browser.')
  await expect(page.locator('.saved-link')).toHaveText('Saved races1')
  expect(await isHydrated(page)).toBe(false)
  release()
  await hydrate(page)
  await pressed(heart, true)

  await page.locator('main').getByRole('link', { name, exact: true }).first().click()
  await expect(page.locator('.ev h1')).toHaveText(name)
  await pressed(page.locator('.ev-act [data-save]'), true)
  const others = await page.locator('.cards [data-save]').all()
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) await pressed(other, false)
  await page.goBack()
  await pressed(heart, true)
  await page.reload()
  await pressed(heart, true)
  await hydrate(page)
  await pressed(heart, true)
  expect(messages).toEqual([])
})

test('cards that React renders later show which events are saved', async ({ page }) => {
  await save(page, 'berlin-marathon')
  await open(page, '/about-us')
  await page.locator('.foot-n a[href="/calendar"]').click()
  await expect(page.locator('.tr').first()).toBeVisible()
  await expect(page.locator('.tr [data-save][aria-pressed=false]')).toHaveCount(100)
  await page.locator('main input[name=text]').first().fill('berlin marathon')
  await page.locator('main input[name=text]').first().press('Enter')
  await expect(page).toHaveURL(/text=berlin/u)
  await pressed(heartOf(page, 'Berlin Marathon'), true)
})

test('a second press removes the event, and the snackbar shows the last change', async ({
  page,
}) => {
  await page.goto('/')
  const { heart } = await firstHeart(page)
  await heart.click()
  await pressed(heart, true)
  await heart.click()
  await pressed(heart, false)
  await expect(page.locator('.snack p').last()).toHaveText('Removed from your saved races.')
  await page.reload()
  await started(page)
  await pressed(heart, false)
})

test('pressing a heart does not open the event, and the heart is as large as a finger', async ({
  page,
}) => {
  for (const path of ['/', '/calendar']) {
    await open(page, path)
    const heart = page.locator('main [data-save]').first()
    await heart.click()
    await pressed(heart, true)
    const box = await heart.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(new URL(page.url()).pathname).toBe(path)
    await heart.click()
  }
})

test('hearts show what another tab saves', async ({ page, context }) => {
  await page.goto('/event/berlin-marathon')
  const other = await context.newPage()
  await skipSignInQuestion(other)
  await save(other, 'berlin-marathon')
  await pressed(page.locator('.ev-act [data-save]'), true)
})
