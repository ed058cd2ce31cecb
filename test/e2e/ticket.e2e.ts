import { expect, test, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { serveSample } from '../support/sale-site.ts'
import { axeFindings, colourRules, wcagIn } from './axe.ts'
import { orderSample } from './sample-order.ts'

let site: Awaited<ReturnType<typeof serveSample>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveSample()
})
test.afterAll(async () => await site.stop())

/** The text that a decoder reads from the code of the page, drawn with so many pixels a module. */
async function decoded(page: Page, selector: string): Promise<string> {
  const image = page.locator(selector)
  const { data, size } = await image.evaluate(async (each) => {
    if (!(each instanceof HTMLImageElement)) throw new Error('The code is no image.')
    await each.decode()
    const side = Math.round(each.getBoundingClientRect().width)
    const canvas = new OffscreenCanvas(side, side)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is no canvas.')
    context.drawImage(each, 0, 0, side, side)
    return { data: [...context.getImageData(0, 0, side, side).data], size: side }
  })
  return jsQR(Uint8ClampedArray.from(data), size, size)?.data ?? ''
}

test('a ticket is axe clean in both themes, its code is read as it is drawn, and fills the screen by keyboard', async ({
  page,
}) => {
  const path = await orderSample(page, site)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site.url + path)
  const card = page.locator('.tk')
  await expect(card).toContainText('Ada Kim, 1990')
  expect(await axeFindings(page, { within: 'main', ...wcagIn('en') })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, { within: 'main', ...colourRules })).toEqual([])
  const code = await decoded(page, '.tk-stub img')
  expect(code).toMatch(/^SL1:/u)

  await page.getByRole('link', { name: 'Full screen' }).focus()
  await page.keyboard.press('Enter')
  const full = page.getByRole('region', { name: 'Full screen' })
  await expect(full).toBeFocused()
  await expect(card).toBeHidden()
  const { width } = (await full.locator('img').boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThanOrEqual(370)
  expect(await decoded(page, '.tk-full img')).toBe(code)
  expect(await axeFindings(page, { within: 'main', ...wcagIn('en') })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toBeVisible()
  await expect(full).toBeHidden()
})

test('on paper a ticket is one sheet with the code, and nothing else of the page', async ({
  page,
}) => {
  await page.goto(site.url + (await orderSample(page, site)))
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.tk-stub img')).toBeVisible()
  await expect(page.locator('.tk-side')).toBeHidden()
  await expect(page.locator('.tk-full')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the code fills the screen by a link, and another one leads back', async ({
    page,
  }) => {
    await page.goto(site.url + (await orderSample(page, site)))
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.getByRole('link', { name: 'Full screen' }).click()
    await expect(page.locator('.tk')).toBeHidden()
    await expect(page.locator('.tk-full img')).toBeVisible()
    await page.locator('.tk-full').getByRole('link', { name: 'Close' }).click()
    await expect(page.locator('.tk')).toBeVisible()
    const robots = page.locator('meta[name="robots"]')
    await expect(robots).toHaveAttribute('content', 'noindex')
  })
})
