import { expect, test, type Page } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { locales } from '../../src/model/locales.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { inTurn } from '../support/matrix.ts'

/** Texts that cannot wrap, or must not break inside a word, in the narrowest places of pages. */

/** Widths of every language, and those that it has in turn: a usual phone, a tablet, and two desktops. */
const ends = [320, 1800]
const between = [390, 768, 1024, 1280]

/** Of the widths between, two on each of two pages: each language has all of them. */
const widthsOf = (language: number, page: number): number[] => {
  const some = [0, 1].flatMap((each) => inTurn(between, language, page * 2 + each))
  return [...new Set([...ends, ...some])].toSorted((a, b) => a - b)
}

/** Faults of a page at its width: the texts of elements that do not fit, by rule. */
interface Misfits {
  /** Pixels by which the page is wider than its window. */
  overflow: number
  /** Words that continue on another line. Thai, Chinese and Japanese have no spaces between words. */
  brokenWords: string[]
  /** Sports in the short list of all sports that are wider than it, with their number of events. */
  wideSports: string[]
  /** Placeholders that are wider than their field. */
  cutPlaceholders: string[]
}

/** Measures a page in one call, because most of the time of a call is that of the browser. */
async function misfits(page: Page, texts: string): Promise<Misfits> {
  return await page.evaluate((selector) => {
    const broken = [...document.querySelectorAll(selector)].flatMap(({ firstChild: text }) => {
      if (!(text instanceof Text)) throw new Error('The element does not begin with text.')
      return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}]+/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map(([word]) => word)
    })
    const fields = 'main input[placeholder], footer input'
    const cut = [...document.querySelectorAll<HTMLInputElement>(fields)].filter((input) => {
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
    return {
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      brokenWords: broken,
      wideSports: [...document.querySelectorAll('.sg-x li a')]
        .filter((link) => link.scrollWidth > link.clientWidth)
        .map((link) => link.textContent),
      cutPlaceholders: cut.map(({ placeholder }) => placeholder),
    }
  }, texts)
}

const none: Misfits = { overflow: 0, brokenWords: [], wideSports: [], cutPlaceholders: [] }

// No measurement depends on the height; a low window saves most of the painting.
const height = 120

for (const [path, column] of [
  ['/', 0],
  ['/calendar', 1],
] as const)
  test(`${path} is as wide as its window, no placeholder is cut from 360 px on, no word of the main heading breaks, and no sport leaves its list, in every language`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const [row, locale] of locales.entries()) {
      await page.setViewportSize({ width: 320, height })
      await page.goto(localPath(path, locale))
      await page.evaluate(async () => await document.fonts.ready)
      for (const width of widthsOf(row, column)) {
        await page.setViewportSize({ width, height })
        const found = await misfits(page, 'h1')
        const { cutPlaceholders } = width < 360 ? none : found
        expect({ ...found, cutPlaceholders }, `${locale}, ${width} px`).toEqual(none)
      }
    }
  })

/** Languages whose words for saving and for the official site are wider than a phone together. */
const wideActions: readonly string[] = ['pl', 'ru', 'th']

test('the numbers of an event fit into their columns from 320 px on', async ({ page }) => {
  await page.goto('/event/utmb-mont-blanc')
  for (const width of [320, 360, 390, 768, 1024]) {
    await page.setViewportSize({ width, height })
    const wide = await page
      .locator('.fs dd')
      .evaluateAll((all) => all.filter((dd) => dd.scrollWidth > dd.clientWidth).length)
    expect(wide, `at ${width} px`).toBe(0)
  }
})

test('in every language the actions of an event have one line on a phone of 390 px, in Polish, Russian and Thai two; on a tablet its races fit into the page, and no label of its numbers breaks inside a word', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const locale of locales) {
    await page.setViewportSize({ width: 390, height })
    await page.goto(localPath('/event/utmb-mont-blanc', locale))
    await page.evaluate(async () => await document.fonts.ready)
    const lines = await page
      .locator('.ev-act > *')
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
    expect(lines, locale).toBe(wideActions.includes(locale) ? 2 : 1)
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height })
      const { overflow, brokenWords } = await misfits(page, '.fs dt')
      expect({ overflow, brokenWords }, `${locale}, ${width} px`).toEqual({
        overflow: 0,
        brokenWords: [],
      })
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
