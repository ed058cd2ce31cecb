import { expect, test } from '@playwright/test'
import { open } from './pages.ts'

test('every fact of a race is visible at any width', async ({ page }) => {
  const widths = [320, 390, 768, 1280]
  const resize = async (width: number) => await page.setViewportSize({ width, height: 900 })
  await open(page, '/event/utmb-mont-blanc')
  for (const width of widths) {
    await resize(width)
    const race = page.getByRole('row').filter({ hasText: 'Courmayeur-Champex' })
    for (const text of ['101', '6,100 m climb', '162', '09:00', '27 August']) {
      await expect(race.getByText(text).first(), `${text} at ${width} px`).toBeVisible()
      const box = await race.getByText(text).first().boundingBox()
      expect(box, text).not.toBeNull()
      expect((box?.x ?? 0) + (box?.width ?? width + 1), text).toBeLessThanOrEqual(width)
    }
  }
  for (const [path, text] of [
    ['/event/sierre-zinal', '1,100 m descent'],
    ['/event/taiwan-kom-challenge', 'Highest point 3,275 m'],
  ] as const) {
    await open(page, path)
    for (const width of widths) {
      await resize(width)
      await expect(page.getByText(text).first(), `${text} at ${width} px`).toBeVisible()
    }
  }
})

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
