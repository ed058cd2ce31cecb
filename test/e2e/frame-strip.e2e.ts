import { expect, test, type Page } from '@playwright/test'

/** The strip's messages, which take turns from 1024 px (spec §9: about 3.6 s each). */

const shown = (page: Page) => page.locator('.strip-msgs p.is-on')
const pause = (page: Page) => page.getByRole('button', { name: 'Pause messages' })

async function openWithClock(page: Page): Promise<string[]> {
  await page.clock.install()
  await page.goto('/')
  return await page.locator('.strip-msgs p').allTextContents()
}

test('three messages take turns, 3.6 s each, and begin anew', async ({ page }) => {
  const texts = await openWithClock(page)
  expect(new Set(texts).size).toBe(3)
  for (const turn of [0, 1, 2, 3, 4]) {
    await expect(shown(page)).toHaveText(texts[turn % 3] ?? '')
    await expect(shown(page)).toHaveCount(1)
    await page.clock.runFor(3600)
  }
})

test('they stand still under the pointer, and go on when it leaves', async ({ page }) => {
  const [first = '', second = ''] = await openWithClock(page)
  await page.locator('.strip-msgs').hover()
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  await page.mouse.move(600, 500)
  await page.clock.runFor(3600)
  await expect(shown(page)).toHaveText(second)
})

test('the pause button holds them for the session, over pages and reloads, and lets them go', async ({
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

test('with reduced motion the first message stays, and there is nothing to pause', async ({
  page,
}) => {
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

test('where storage is forbidden the button still pauses', async ({ page }) => {
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
