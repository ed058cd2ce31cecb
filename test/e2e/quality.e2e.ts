import { expect, test } from '@playwright/test'
import { axeFindings, colourRules, hasCheckedColours, wcagIn } from './axe.ts'
import { open, pagePaths } from './pages.ts'

for (const [name, path] of Object.entries(pagePaths)) {
  for (const width of [390, 1280]) {
    test(`${name} at ${width} px has a layout shift of at most 0.05 and never scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number')
              Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.05)
      for (const each of width === 390 ? [320, 390, 768] : [1024, 1280, 1800]) {
        await page.setViewportSize({ width: each, height: 800 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${each} px`,
        ).toBeLessThanOrEqual(each)
      }
    })
  }
}

/** Pages whose elements other pages of the list have too: in another language only their words differ. */
const variants: readonly string[] = [
  'calendar',
  'calendar of a week',
  'calendar of a past month',
  'event in its own script',
]

for (const locale of ['en', 'de', 'ja', 'th']) {
  test(`all pages in ${locale} have no axe finding, nor their colours in the dark theme`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    for (const [name, path] of Object.entries(pagePaths)) {
      if (locale !== 'en' && variants.includes(name)) continue
      const html = await (await request.get(path)).text()
      const found = new RegExp(`hrefLang="${locale}" href="([^"]+)"`, 'u').exec(html)?.[1]
      const address = locale === 'en' ? path : (found ?? `/${locale}${path}`)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(page, address)
      expect(await axeFindings(page, wcagIn(locale)), name).toEqual([])
      if (!hasCheckedColours(locale)) continue
      // The themes differ in colours alone, on the same elements. The page is loaded anew, because rows off the screen
      // keep their colours (content-visibility).
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(address)
      expect(await axeFindings(page, { rules: colourRules }), `${name}, dark`).toEqual([])
    }
  })
}
