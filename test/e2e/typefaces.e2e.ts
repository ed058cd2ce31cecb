import { expect, test, type Page } from '@playwright/test'
import { locales, localeTable } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { displayFace, missingWeights, textFace } from './faces.ts'
import { withoutLayout } from './pages.ts'

test('a name in any language keeps the display face in headings, and its card the face of its heading', async ({
  page,
}) => {
  await page.goto('/')
  const tags = locales.map((locale) => localeTable[locale].tag)
  const faces = await page.evaluate((all) => {
    const firstFamily = (element: Element): string =>
      getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''
    const main = document.querySelector('main')
    return all.map((tag) => {
      const holder = document.createElement('div')
      holder.innerHTML = `<h1 lang="${tag}">A</h1><h3><a lang="${tag}">A</a></h3>
        <div class="tr-n"><h3><a lang="${tag}">A</a></h3></div><p><span lang="${tag}">A</span></p>`
      main?.appendChild(holder)
      const [h1, card, row, text] = ['h1', 'h3 > a', '.tr-n a', 'p > span'].map((selector) => {
        const element = holder.querySelector(selector)
        return element === null ? '' : firstFamily(element)
      })
      return { tag, h1, card, row, text }
    })
  }, tags)
  expect(faces).toEqual(
    tags.map((tag) => ({ tag, h1: displayFace, card: displayFace, row: textFace, text: textFace })),
  )
})

// Pages of `distinctPages` are checked where quality.e2e.ts visits them.
test('every text of the sign-in page is in a weight that its face has', async ({ page }) => {
  await withoutLayout(page)
  await page.goto('/members/signin', { waitUntil: 'domcontentloaded' })
  expect(await missingWeights(page)).toEqual([])
})

/** kB of fonts that a first visit may load; in Russian with the Russian forms beside the Bulgarian ones. */
const budgets = [
  ['en', 60],
  ['de', 60],
  ['pl', 75],
  ['tr', 75],
  ['ru', 76],
  ['ja', 50],
  ['th', 50],
] as const

/** Font files that a page loads, by the end of their path, with their bytes. */
async function loadFonts(page: Page, path: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.woff2'))
      bytes[pathname.split('/').at(-1) ?? ''] = Number(response.headers()['content-length'])
  })
  await page.goto(path)
  await page.evaluate(async () => await document.fonts.ready)
  return bytes
}

const sumOf = (bytes: Record<string, number>): number =>
  Object.values(bytes).reduce((sum, each) => sum + each, 0)

for (const [locale, budget] of budgets)
  test(`a first visit in ${localeTable[locale].english} loads at most ${budget} kB of fonts`, async ({
    page,
  }) => {
    const bytes = sumOf(await loadFonts(page, pathOf({ to: 'home' }, locale)))
    expect(bytes).toBeGreaterThan(40_000)
    expect(bytes).toBeLessThanOrEqual(budget * 1000)
  })

for (const permalink of ['berlin-marathon', 'tokyo-marathon'])
  test(`the names of ${permalink} in other scripts load no font`, async ({ page }) => {
    const fonts = await loadFonts(page, pathOf({ to: 'event', permalink }, 'en'))
    await expect(page.locator('.names')).toContainText(/\p{Script=Cyrillic}/u)
    expect(Object.keys(fonts).filter((file) => file.includes('cyrillic'))).toEqual([])
    expect(sumOf(fonts)).toBeLessThanOrEqual(60_000)
  })
