import { expect, test } from '@playwright/test'
import { open } from './pages.ts'

for (const width of [320, 390, 768, 1280]) {
  test(`every fact of a race is visible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/event/utmb-mont-blanc')
    const race = page.getByRole('row').filter({ hasText: '(CCC)' })
    for (const text of ['101', '6,100 m climb', '162', '09:00', '27 August (expected)']) {
      await expect(race.getByText(text).first()).toBeVisible()
      const box = await race.getByText(text).first().boundingBox()
      expect(box, text).not.toBeNull()
      expect((box?.x ?? 0) + (box?.width ?? width + 1), text).toBeLessThanOrEqual(width)
    }
    await open(page, '/event/sierre-zinal')
    await expect(page.getByText('1,100 m descent').first()).toBeVisible()
    await open(page, '/event/taiwan-kom-challenge')
    await expect(page.getByText('Highest point 3,275 m')).toBeVisible()
  })
}

test('on a phone the line of a start passes behind the times of sunrise and sunset', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '/event/utmb-mont-blanc')
  await page.locator('.day').scrollIntoViewIfNeeded()
  const drawnAtCrossing = await page.evaluate(() => {
    const lines = [...document.querySelectorAll('.day .st')].map((line) =>
      line.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('.day .su')].map((label) => {
      const { left, right, top, height } = label.getBoundingClientRect()
      const line = lines.find((each) => each.left < right && each.right > left)
      if (line === undefined) return null
      const at = (line.left + line.right) / 2
      return document.elementFromPoint(at, top + height / 2)?.closest('text')?.textContent
    })
  })
  expect(drawnAtCrossing).toEqual(['06:47', '20:21'])
})
