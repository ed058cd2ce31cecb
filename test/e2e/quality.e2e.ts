import { expect, test, type Page } from '@playwright/test'
import { inTurn } from '../support/matrix.ts'
import { axeFindings, colourRules, hasCheckedColours, wcagIn } from './axe.ts'
import { missingWeights } from './faces.ts'
import { distinctPages, open, pagePaths, settled } from './pages.ts'
import { foreignRules, sheetsOfOthers } from './sheets.ts'
import { watchShifts } from './shifts.ts'
import { choices, choose, pages, visitPage, visitsIn, type Choice } from './visits.ts'

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

/** Parts of the pages, whose tests run side by side. */
const parts = 3

for (let part = 0; part < parts; part += 1)
  test(`pages in English, part ${part + 1} of ${parts}: each states language and choice, logs no message, moves by at most 0.05, never scrolls sideways, and has a weight for every text; no distinct one has rules of the sheets of others or an axe finding, nor its colours in the dark theme`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const shifts = await watchShifts(page)
    const checked = new Set<string>()
    let current: Choice = choices[0]
    const visits = visitsIn('en').filter(
      ({ name }) => Object.keys(pages).indexOf(name) % parts === part,
    )
    for (const visit of visits) {
      const { name, path, choice } = visit
      if (choice !== current) await choose(page, choice, 'en')
      current = choice
      const column = Object.keys(pagePaths).indexOf(name)
      const atFirst = column === -1 ? [1280] : inTurn(loaded, 0, column)
      for (const width of checked.has(name) ? [1280] : atFirst) {
        // With its motion, which may shift it.
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
        await visitPage(page, visit, path, { locale: 'en' })
        if (column === -1 || checked.has(name)) continue
        await settled(page)
        const { total, causes } = await shifts()
        expect(total, `${path} at ${width} px moves\n${causes}`).toBeLessThanOrEqual(0.05)
      }
      if (column === -1 || checked.has(name)) continue
      checked.add(name)
      expect(await scrollingWidths(page), `${name} scrolls sideways`).toEqual([])
      if (!distinct.has(name)) continue
      expect(await missingWeights(page), `${name}: weights`).toEqual([])
      const sheets = await sheetsOfOthers(page, path)
      expect(sheets.length, name).toBeGreaterThan(5)
      expect(await foreignRules(page, sheets), `${name}: rules of other sheets`).toEqual([])
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
