import type { Browser, Page } from '@playwright/test'
import { launchBrowser, phonePage } from './browser.ts'
import type { BenchResult } from './report.ts'
import { median } from './statistics.ts'

const pages = { home: '/', calendar: '/calendar', event: '/event/berlin-marathon' } as const

const withoutScript = (html: string): string =>
  html.replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gsu, '')

interface Loaded {
  /** Largest contentful paint, milliseconds. */
  lcp: number
  /** Cumulative layout shift. */
  cls: number
}

/** Records paints and shifts from the start. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
    watch('layout-shift', (entry) => (seen.cls += Number(Reflect.get(entry, 'value'))))
  })
}

const seenOn = async (page: Page, key: 'lcp' | 'cls'): Promise<number> =>
  Number(await page.evaluate((name) => Reflect.get(Reflect.get(window, 'seen'), name), key))

/** Loads a page on the phone; both variants are fulfilled by the test, so that only the scripts differ. */
async function load(browser: Browser, url: string, scripts: boolean): Promise<Loaded> {
  const { context, page } = await phonePage(browser)
  try {
    await observe(page)
    await page.route(url, async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: scripts ? html : withoutScript(html) })
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    return { lcp: await seenOn(page, 'lcp'), cls: await seenOn(page, 'cls') }
  } finally {
    await context.close()
  }
}

/** Largest paint of a page compared with the page without scripts, and its layout shift, on Lighthouse's phone. */
export async function benchPaint(url: string, rounds: number): Promise<BenchResult> {
  const browser = await launchBrowser()
  try {
    const figures: BenchResult['figures'] = {}
    const goals: BenchResult['goals'] = []
    for (const [name, path] of Object.entries(pages)) {
      const own: Loaded[] = []
      const bare: Loaded[] = []
      await load(browser, url + path, true)
      for (let round = 0; round < rounds; round++) {
        // Every second round swaps the order, against drift.
        if (round % 2 === 0) own.push(await load(browser, url + path, true))
        bare.push(await load(browser, url + path, false))
        if (round % 2 === 1) own.push(await load(browser, url + path, true))
      }
      const lcp = median(own.map((each) => each.lcp))
      const control = median(bare.map((each) => each.lcp))
      const cls = Math.max(...own.map((each) => each.cls))
      figures[name] = { 'LCP ms': lcp, 'LCP without script': control, CLS: cls }
      goals.push(
        {
          what: `${name}: LCP / without script`,
          measured: lcp / control,
          bound: 'most',
          goal: 1.1,
          unit: '×',
        },
        { what: `${name}: layout shift`, measured: cls, bound: 'most', goal: 0.005, unit: '' },
      )
    }
    return {
      title: 'Paint',
      note: "Chromium as Lighthouse's phone: slow 4G, a quarter of this processor.",
      figures,
      goals,
    }
  } finally {
    await browser.close()
  }
}
