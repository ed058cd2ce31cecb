import { expect, test } from '@playwright/test'

/** The bars of the weeks of a year, on the home page and on those of sports. */

for (const path of ['/', '/sport/trail-running'])
  test(`on ${path} the weeks keep within the column and are wide enough to press from 1280 px on`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [1280, 1300, 1400]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      const column = await page.locator('.season-c').boundingBox()
      const weeks = await page
        .locator('.season-b > a:visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      expect(weeks.length).toBeGreaterThanOrEqual(50)
      expect(Math.min(...weeks.map((week) => week.width))).toBeGreaterThanOrEqual(24)
      const [left, right] = [column?.x ?? 0, (column?.x ?? 0) + (column?.width ?? 0)]
      expect(Math.min(...weeks.map((week) => week.left))).toBeGreaterThanOrEqual(left)
      expect(Math.max(...weeks.map((week) => week.right))).toBeLessThanOrEqual(right + 0.5)
    }
  })
