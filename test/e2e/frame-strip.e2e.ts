import { expect, test, type Page } from '@playwright/test'

/** The strip's messages, which rotate from 1024 px on (spec §9: about 3.6 s each). */

const shown = (page: Page) => page.locator('.strip-msgs p.is-on')
const pause = (page: Page) => page.getByRole('button', { name: 'Pause messages' })

async function openWithClock(page: Page): Promise<string[]> {
  await page.clock.install()
  await page.goto('/')
  return await page.locator('.strip-msgs p').allTextContents()
}

test('the three messages of the strip rotate every 3.6 s and start again', async ({ page }) => {
  const texts = await openWithClock(page)
  expect(new Set(texts).size).toBe(3)
  for (const turn of [0, 1, 2, 3, 4]) {
    await expect(shown(page)).toHaveText(texts[turn % 3] ?? '')
    await expect(shown(page)).toHaveCount(1)
    await page.clock.runFor(3600)
  }
})

test('the rotation stops under the pointer and continues when it leaves', async ({ page }) => {
  const [first = '', second = ''] = await openWithClock(page)
  await page.locator('.strip-msgs').hover()
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  await page.mouse.move(600, 500)
  await page.clock.runFor(3600)
  await expect(shown(page)).toHaveText(second)
})

test('the pause button stops the rotation for the session, across pages and reloads, and resumes it', async ({
  page,
}) => {
  const [first = '', second = ''] = await openWithClock(page)
  await pause(page).click()
  await page.mouse.move(600, 500)
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  await page.goto('/about-us')
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  await pause(page).click()
  await page.mouse.move(600, 500)
  await page.clock.runFor(3600)
  await expect(shown(page)).toHaveText(second)
})

test('with reduced motion the first message stays, without a pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [first = ''] = await openWithClock(page)
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  await expect(pause(page)).toBeHidden()
})

test('below 1024 px the first message stays', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  const [first = ''] = await openWithClock(page)
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  await expect(pause(page)).toBeHidden()
})

test('the pause button works where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  const [first = ''] = await openWithClock(page)
  await pause(page).click()
  await page.mouse.move(600, 500)
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
})
