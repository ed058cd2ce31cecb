import { expect, test, type Page } from '@playwright/test'
import { openServed } from './pages.ts'

/** The strip's messages, which rotate from 1024 px on (spec §9: about 3.6 s each). */

const shown = (page: Page) => page.locator('.strip-msgs p.is-on')
const pause = (page: Page) => page.getByRole('button', { name: 'Pause messages' })

/**
 * Opens a page and stops its clock once the messages rotate.
 * @returns the messages, from the one that is shown
 */
async function openAndStop(page: Page, path: string): Promise<string[]> {
  await page.clock.resume()
  await openServed(page, path)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const texts = await page.locator('.strip-msgs p').allTextContents()
  const first = texts.indexOf((await shown(page).textContent()) ?? '')
  return [...texts.slice(first), ...texts.slice(0, first)]
}

async function openWithClock(page: Page): Promise<string[]> {
  await page.clock.install()
  return await openAndStop(page, '/')
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
  const [first = ''] = await openWithClock(page)
  await pause(page).click()
  await page.mouse.move(600, 500)
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(first)
  const [shownThen = '', nextThen = ''] = await openAndStop(page, '/about-us')
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(shownThen)
  await pause(page).click()
  await page.mouse.move(600, 500)
  await page.clock.runFor(3600)
  await expect(shown(page)).toHaveText(nextThen)
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
