import { expect, test, type Locator, type Page } from '@playwright/test'
import { consentCookie, consentText, noConsent } from '../../src/browser/consent-choice.ts'

/** The map of the calendar on a phone. */

const alps = '/calendar?view=map&box=5,44,16,48'

const bibs = (page: Page): Locator => page.locator('.pin:not(.clu)')

async function drawn(page: Page): Promise<void> {
  const map = page.locator('.map-in')
  await expect(map).toHaveAttribute('data-world', 'drawn', { timeout: 30_000 })
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone the map is above the list and leaves one-finger gestures to the page', async ({
  page,
}) => {
  await page.goto(alps)
  await drawn(page)
  const panel = await page.locator('.mapp').boundingBox()
  const list = await page.locator('.results').boundingBox()
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + 1)
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390)
  const touch = await page
    .locator('.maplibregl-canvas-container')
    .evaluate((element) => getComputedStyle(element).touchAction)
  expect(touch).toContain('pan-y')
})

test('on a phone the card in the middle of the rail is marked on the map', async ({ page }) => {
  await page.goto(alps)
  await drawn(page)
  const cards = page.locator('.mrail li')
  await expect(bibs(page).and(page.locator('.is-on'))).toHaveCount(1)
  const first = await cards.nth(0).locator('.mb > b').innerText()
  await expect(page.locator('.pin.is-on')).toHaveAttribute('aria-label', new RegExp(first, 'u'))
  await cards.nth(1).evaluate((each) => each.scrollIntoView({ inline: 'center' }))
  const second = await cards.nth(1).locator('.mb > b').innerText()
  await expect(page.locator('.pin.is-on')).toHaveAttribute('aria-label', new RegExp(second, 'u'))
  await expect(cards.nth(1).locator('.link')).toHaveAttribute('href', /^\/event\//u)
})

test('on a tablet the cards over the map end above the bar of the views', async ({
  page,
  baseURL,
}) => {
  const value = consentText(noConsent)
  await page.context().addCookies([{ name: consentCookie, value, url: baseURL ?? '' }])
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(alps)
  await drawn(page)
  const card = await page.locator('.mrail li').first().boundingBox()
  const bar = await page.locator('.pill').boundingBox()
  expect((card?.y ?? 1024) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
