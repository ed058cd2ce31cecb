import { expect, test } from '@playwright/test'

const paths = ['/event/tokyo-marathon', '/de/event/utmb-mont-blanc', '/event/svalbard-skimaraton']

/** Pairs of labels of the locator map whose ink overlaps, and labels that leave the locator map, as drawn. */
const faultsOf = (plate: Element): string[] => {
  const frame = plate.getBoundingClientRect()
  const labels = [...plate.querySelectorAll('text')].map((label) => {
    const { left, right, top, bottom, height } = label.getBoundingClientRect()
    // A line box is higher than its letters.
    const trim = height * 0.2
    return { text: label.textContent, left, right, top: top + trim, bottom: bottom - trim }
  })
  return labels.flatMap((a, index) => [
    ...(a.left < frame.left || a.right > frame.right ? [`${a.text} leaves the plate`] : []),
    ...labels
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} × ${b.text}`),
  ])
}

test('labels of a locator map overlap nowhere and have 11 px or more at any width', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(async () => await document.fonts.ready)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const plate = page.locator('svg.plate')
      await expect(plate).toBeVisible()
      expect(await plate.evaluate(faultsOf), `${path} at ${width} px`).toEqual([])
      const smallest = await plate.evaluate((element) => {
        const scale = element.getBoundingClientRect().width / 360
        const sizes = [...element.querySelectorAll('text')].map((label) =>
          Number.parseFloat(getComputedStyle(label).fontSize),
        )
        return Math.min(...sizes) * scale
      })
      expect(smallest, `${path} at ${width} px`).toBeGreaterThan(10.9)
    }
  }
})

test('a locator map is one picture with a name, and keeps its colours where colours are forced', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/event/tokyo-marathon')
  const plate = page.getByRole('img', { name: 'Map: Tokyo, 120 km across' })
  await expect(plate).toHaveCSS('forced-color-adjust', 'none')
})
