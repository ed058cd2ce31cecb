import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import type { BenchResult } from './report.ts'
import { median, p75 } from './statistics.ts'

const ways = [
  { name: 'home to event', from: '/', link: '.cards h3 a', painted: '.races' },
  {
    name: 'event to calendar',
    from: '/event/berlin-marathon',
    link: 'main a[href*="/calendar/"]',
    painted: '.cal, .tt',
  },
] as const

/**
 * Hovers and clicks a link, and measures the time from the click to the frame that shows the content of the new
 * page, in milliseconds.
 */
async function clickToPainted(page: Page, way: (typeof ways)[number]): Promise<number> {
  await page.goto(way.from)
  const link = page.locator(way.link).first()
  // React loads on a movement; a pointer that stays where it was makes none.
  await page.mouse.move(5, 5)
  await page.mouse.move(40, 40)
  await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
  await page.evaluate((content) => {
    document.addEventListener(
      'click',
      (event) => {
        const began = event.timeStamp
        const before = document.querySelector('h1')
        const look = () => {
          const shown = document.querySelector('h1')
          if (shown === null || shown === before || document.querySelector(content) === null) {
            requestAnimationFrame(look)
            return
          }
          // A task after the next frame: its contents have been painted.
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () =>
              Object.assign(window, { clickToPainted: performance.now() - began }),
            )
            channel.port1.start()
            channel.port2.postMessage(null)
          })
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  }, way.painted)
  await link.hover()
  // A person needs at least a tenth of a second between reaching a link and pressing it.
  await page.waitForTimeout(120)
  await link.click()
  const handle = await page.waitForFunction(() => Reflect.get(window, 'clickToPainted'))
  return Number(await handle.jsonValue())
}

async function measure(browser: Browser, url: string, rounds: number): Promise<number[][]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const times: number[][] = ways.map(() => [])
  for (let round = -2; round < rounds; round++) {
    for (const [at, way] of ways.entries()) {
      const time = await clickToPainted(page, way)
      // The first rounds fill the worker's caches and compile the scripts.
      if (round >= 0) times[at]?.push(time)
    }
  }
  await context.close()
  return times
}

/** Time from the click on a link to the painted page, in a desktop browser without throttling. */
export async function benchNavigation(url: string, rounds: number): Promise<BenchResult> {
  const browser = await launchBrowser()
  try {
    const times = await measure(browser, url, rounds)
    const rows = ways.map(({ name }, at) => ({ name, times: times[at] ?? [] }))
    return {
      title: 'Navigation',
      note: 'Milliseconds from a click on a hovered link to the frame that shows the next page, in Chromium.',
      figures: Object.fromEntries(
        rows.map((row) => [
          row.name,
          { p50: median(row.times), p75: p75(row.times), worst: Math.max(...row.times) },
        ]),
      ),
      goals: rows.map((row) => ({
        what: `${row.name}, p75`,
        measured: p75(row.times),
        bound: 'most' as const,
        goal: 100,
        unit: 'ms',
      })),
    }
  } finally {
    await browser.close()
  }
}
