import { expect, test } from '@playwright/test'
import { open } from './pages.ts'

for (const [reducedMotion, isFading] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`with reduced motion "${reducedMotion}" a new page ${isFading ? 'fades in' : 'appears at once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        sessionStorage.setItem('fades', String(event.viewTransition !== null))
      })
    })
    await open(page, '/page/cookie-policy')
    await page.evaluate(() => location.assign('/page/privacy-policy'))
    await page.waitForURL('/page/privacy-policy')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('fades')))
      .toBe(String(isFading))
  })

test('the drawing follows the race under the pointer, and grows unless motion is reduced', async ({
  page,
}) => {
  await open(page, '/event/utmb-mont-blanc')
  const [first, second] = [page.locator('.ev-p .hp-0'), page.locator('.ev-p .hp-1')]
  const growthOf = (element: Element) => {
    const bar = element.querySelector('.b')
    return bar === null ? '' : getComputedStyle(bar).animationDuration
  }
  await page.locator('[name="drawn"][value="1"]').hover()
  await expect(first).toBeHidden()
  await expect(second).toBeVisible()
  expect(await second.evaluate(growthOf)).toBe('0.32s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat(await second.evaluate(growthOf))).toBeLessThan(0.01)
})

test('with reduced motion the colours of another theme are there at once, also in rows off the screen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, '/calendar')
  const colours = async () =>
    await page
      .locator('.tr a, .tr p, .foot a')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  await page.emulateMedia({ colorScheme: 'dark' })
  const switched = await colours()
  await page.reload()
  expect(switched.length).toBeGreaterThan(50)
  expect(switched).toEqual(await colours())
})
