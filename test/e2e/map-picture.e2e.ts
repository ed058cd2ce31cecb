import { expect, test, type Locator, type Page } from '@playwright/test'
import { isInTurn } from '../support/matrix.ts'
import { axeFindings, colourRules } from './axe.ts'

/** The picture with which the calendar's map is served, and the map's taking over from it. */

const alps = '/calendar?view=map&box=5,44,16,48'

const pictureLinks = (page: Page): Locator => page.locator('.mp-m a')
const marks = (page: Page): Locator => page.locator('.map-marks button')

async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.map-in')).toHaveAttribute('data-world', 'drawn', { timeout: 30_000 })
}

/** Keeps the map's code from loading until the returned function is called. */
async function holdMap(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/interactive-map-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Middle of each mark in pixels of the window, by its name. */
async function middles(elements: Locator): Promise<Map<string, { x: number; y: number }>> {
  const found = await elements.evaluateAll((all) =>
    all.map((element) => {
      const shape = element.querySelector('.mp-pin, .mp-past') ?? element
      const { x, y, width, height } = shape.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      return [element.getAttribute('aria-label') ?? '', middle] as const
    }),
  )
  return new Map(found.filter(([name]) => !/^\d/u.test(name)))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('the map is a picture that fills its area, and a cluster leads to the map of its box', async ({
    page,
  }) => {
    await page.goto(alps)
    await expect(page.locator('.mp-land')).toBeVisible()
    const area = await page.locator('.map').boundingBox()
    const frame = await page.locator('.mp-f').boundingBox()
    expect(frame?.width).toBeCloseTo(area?.width ?? 0, 0)
    expect(await pictureLinks(page).count()).toBeGreaterThan(5)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320)
    await page.locator('.mp-m a.mp-c').first().click()
    await expect(page).toHaveURL(/view=map/u)
    expect(page.url()).not.toContain('box=5,44,16,48')
    await expect(pictureLinks(page).first()).toBeVisible()
  })
})

const picturePaths = [alps, '/calendar?view=map', '/calendar/japan?view=map']

for (const [row, [name, viewport]] of [
  ['phone', { width: 390, height: 844 }] as const,
  ['wide page', { width: 1400, height: 900 }] as const,
].entries()) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, timezoneId: 'America/Chicago' })

    for (const url of picturePaths.filter((_, column) => isInTurn(row, column, 2))) {
      test(`${url} opens where its picture was, to two pixels, and nothing shifts`, async ({
        page,
      }) => {
        const release = await holdMap(page)
        await page.goto(url)
        await expect(page.locator('.map-pic')).toBeVisible()
        const before = await middles(pictureLinks(page))
        await page.evaluate(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        release()
        await drawn(page)
        await expect(page.locator('.map-pic')).toHaveCount(0)
        const after = await middles(marks(page))
        const both = [...before].filter(([label]) => after.has(label))
        expect(both.length).toBeGreaterThan(0)
        for (const [label, { x, y }] of both) {
          expect(Math.abs(x - (after.get(label)?.x ?? 0)), label).toBeLessThanOrEqual(2)
          expect(Math.abs(y - (after.get(label)?.y ?? 0)), label).toBeLessThanOrEqual(2)
        }
        const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
      })
    }
  })
}

test('the focus of a mark goes to the same mark of the map', async ({ page }) => {
  // The picture has the marks of a phone; a larger map may have others.
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdMap(page)
  await page.goto(alps)
  const pin = page.locator('.mp-m a:not(.mp-c)').first()
  const name = (await pin.getAttribute('aria-label')) ?? ''
  await pin.focus()
  release()
  await drawn(page)
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('aria-label', name)
  await expect(page.locator('.map-marks').locator(focused)).toHaveCount(1)
})

test('the picture has no axe finding, nor its colours in the dark theme', async ({ page }) => {
  const within = '.mapp'
  await page.emulateMedia({ colorScheme: 'light' })
  await holdMap(page)
  await page.goto(alps)
  await expect(page.locator('.map-pic')).toBeVisible()
  expect(await axeFindings(page, { within })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, { within, rules: colourRules }), 'dark').toEqual([])
})
