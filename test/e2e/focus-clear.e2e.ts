import { expect, test, type Page } from '@playwright/test'
import { consentCookie, consentText, noConsent } from '../../src/browser/consent-choice.ts'
import { openServed } from './pages.ts'

/** Name of the focused element if the bar at the foot covers it, fully or in part (WCAG 2.4.11, 2.4.12). */
async function coveredFocus(page: Page, bar: string): Promise<string | null> {
  return await page.evaluate((selector) => {
    const { activeElement: focused } = document
    const foot = document.querySelector(selector)
    if (focused === null || foot === null || focused === document.body) return null
    if (foot.contains(focused)) return null
    const { top, bottom } = focused.getBoundingClientRect()
    const cover = foot.getBoundingClientRect()
    return top < cover.bottom && bottom > cover.top ? (focused.textContent ?? '') : null
  }, bar)
}

for (const [path, bar] of [
  ['/event/utmb-mont-blanc', '.buybar'],
  ['/calendar', '.pill'],
] as const)
  test(`on a phone the bar of ${path} covers nothing that receives the focus`, async ({
    page,
    baseURL,
  }) => {
    const value = consentText(noConsent)
    await page.context().addCookies([{ name: consentCookie, value, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 390, height: 844 })
    await openServed(page, path)
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab')
      expect(await coveredFocus(page, bar), `after ${tabs + 1} tabs`).toBeNull()
    }
  })
