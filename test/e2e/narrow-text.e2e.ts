import { expect, test, type Page } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localPath } from '../../src/i18n/paths.ts'

/** Texts that cannot wrap, or must not break inside a word, in the narrowest places of pages. */

/** Widths of a small and a usual phone, a tablet, and three desktops. */
const widths = [320, 390, 768, 1024, 1280, 1800]

/** Placeholders that are wider than their field. */
async function cutPlaceholders(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input[placeholder], footer input')]
      .filter((input) => {
        const { fontSize } = getComputedStyle(input, '::placeholder')
        const { paddingInlineStart, paddingInlineEnd, fontFamily } = getComputedStyle(input)
        const context = document.createElement('canvas').getContext('2d')
        if (context === null) throw new Error('A canvas without a context measures no text.')
        context.font = `${fontSize} ${fontFamily}`
        const room =
          input.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd)
        return context.measureText(input.placeholder).width > room
      })
      .map(({ placeholder }) => placeholder),
  )
}

/** Words of texts that continue on another line. Thai, Chinese and Japanese have no spaces between words. */
async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return await page.locator(selector).evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) => {
      if (!(text instanceof Text)) throw new Error('The element does not begin with text.')
      return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}]+/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map(([word]) => word)
    }),
  )
}

/** Sports in the short list of all sports that are wider than it, with their number of events. */
async function wideSports(page: Page): Promise<string[]> {
  return await page
    .locator('.sg-x li a')
    .evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    )
}

for (const path of ['/', '/calendar'])
  test(`on ${path} no placeholder is cut from 360 px on, no word of the main heading breaks, and no sport leaves its list, in every language`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const locale of locales) {
      await page.goto(localPath(path, locale))
      await page.evaluate(async () => await document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await brokenWords(page, 'h1'), `${locale}, ${width} px`).toEqual([])
        expect(await wideSports(page), `${locale}, ${width} px`).toEqual([])
        if (width < 360) continue
        expect(await cutPlaceholders(page), `${locale}, ${width} px`).toEqual([])
      }
    }
  })

test('the actions of an event have one line on a phone of 390 px, and none leaves it, in every language', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  for (const locale of locales) {
    await page.goto(localPath('/event/berlin-marathon', locale))
    await page.evaluate(async () => await document.fonts.ready)
    for (const width of [384, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page
        .locator('.ev-act > *')
        .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
      expect(lines, `${locale}, ${width} px`).toBe(1)
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scroll, `${locale}, ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

test('the numbers of an event fit into their columns from 320 px on', async ({ page }) => {
  await page.goto('/event/utmb-mont-blanc')
  for (const width of [320, 360, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page
      .locator('.fs dd')
      .evaluateAll((all) => all.filter((dd) => dd.scrollWidth > dd.clientWidth).length)
    expect(wide, `at ${width} px`).toBe(0)
  }
})

test('on a tablet the races of an event fit into the page, and no label of its numbers breaks inside a word, in every language', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const locale of locales) {
    await page.goto(localPath('/event/utmb-mont-blanc', locale))
    await page.evaluate(async () => await document.fonts.ready)
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${locale}, ${width} px`).toBeLessThanOrEqual(width)
      expect(await brokenWords(page, '.fs dt'), `${locale}, ${width} px`).toEqual([])
    }
  }
})

test('in forced colours the key of a chart keeps its colours and the bar of the calendar its edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const hue = page.locator('.key i').first()
  await expect(hue).toHaveCSS('forced-color-adjust', 'none')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/calendar')
  await expect(page.locator('.pill')).toHaveCSS('border-top-style', 'solid')
})
