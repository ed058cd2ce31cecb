import { expect, test, type Page } from '@playwright/test'
import { inTurn } from '../support/matrix.ts'
import { axeFindings, colourRules, hasCheckedColours, wcagIn } from './axe.ts'
import { distinctPages, open, pagePaths, settled } from './pages.ts'
import { watchShifts } from './shifts.ts'

/** Widths of a small and a usual phone, a tablet, and three desktops. */
const widths = [320, 390, 768, 1024, 1280, 1800]
const height = 800
/** Of a window in which only widths are measured: it saves most of the painting. */
const low = 120

/** Widths in which a page scrolls sideways. */
async function scrollingWidths(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: low })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    if (content > width) found.push(width)
  }
  return found
}

/** Of the widths, those whose shifts are measured: a page loads anew for each. */
const loaded = [1280, 390]

const distinct = new Set(distinctPages.map(([name]) => name))

test('every page in English has a layout shift of at most 0.05, and never scrolls sideways; no distinct one has an axe finding, nor its colours in the dark theme', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const shifts = await watchShifts(page)
  /** Loads a page with its motion, which may shift it. */
  const load = async (path: string, width: number) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await open(page, path)
    await settled(page)
    const { total, causes } = await shifts()
    expect(total, `${path} at ${width} px moves\n${causes}`).toBeLessThanOrEqual(0.05)
  }
  for (const [column, [name, path]] of Object.entries(pagePaths).entries()) {
    for (const width of inTurn(loaded, 0, column)) await load(path, width)
    expect(await scrollingWidths(page), `${name} scrolls sideways`).toEqual([])
    if (!distinct.has(name)) continue
    await page.setViewportSize({ width: 1280, height })
    expect(await axeFindings(page, wcagIn('en')), name).toEqual([])
    // The themes differ in colours alone, on the same elements.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, { rules: colourRules }), `${name}, dark`).toEqual([])
  }
})

const others = ['de', 'ja', 'th']

for (const locale of others) {
  const some = distinctPages.filter((_, column) => inTurn(others, 0, column).includes(locale))
  test(`${some.length} pages in ${locale} have no axe finding, nor their colours in the dark theme`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    for (const [name, path] of some) {
      const html = await (await request.get(path)).text()
      const found = new RegExp(`hrefLang="${locale}" href="([^"]+)"`, 'u').exec(html)?.[1]
      const address = found ?? `/${locale}${path}`
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, address)
      expect(await axeFindings(page, wcagIn(locale)), name).toEqual([])
      if (!hasCheckedColours(locale)) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, { rules: colourRules }), `${name}, dark`).toEqual([])
    }
  })
}
