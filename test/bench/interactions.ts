import type { Browser, Page } from '@playwright/test'
import { launchBrowser, phonePage } from './browser.ts'
import type { BenchResult } from './report.ts'
import { median, p75 } from './statistics.ts'

/** First interactions with a page that has loaded, each in a new profile on Lighthouse's phone. */
const interactions: { name: string; path: string; touch: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu',
    path: '/',
    touch: async (page) => {
      await page.locator('.menu-btn').tap()
      await page.waitForTimeout(1500)
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'heart',
    path: '/event/berlin-marathon',
    touch: async (page) => await page.locator('.ev-act [data-save]').tap(),
  },
  {
    name: 'filters',
    path: '/calendar',
    // A search by role would have rows out of sight styled, and the page laid out again when their fonts arrive.
    touch: async (page) => await page.locator('.pill > button').tap(),
  },
  {
    name: 'typing',
    path: '/',
    touch: async (page) => {
      const box = page.locator('main form[role=search] input[name=text]').first()
      await box.tap()
      await box.pressSequentially('ber', { delay: 120 })
    },
  },
]

interface Felt {
  /** From input to the next frame, the slowest; milliseconds, in steps of 8. */
  response: number
  /** The longest task since the page has loaded; milliseconds, 0 if none took 50 or more. */
  task: number
}

/** Records the interactions of a page and its long tasks after `load`. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = { response: 0, task: 0 }
    let loaded = Number.POSITIVE_INFINITY
    Object.assign(window, { felt })
    addEventListener('load', () => (loaded = performance.now()))
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...(type === 'event' ? { durationThreshold: 16 } : {}),
      })
    watch('event', (entry) => {
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        felt.response = Math.max(felt.response, entry.duration)
    })
    watch('longtask', ({ startTime, duration }) => {
      if (startTime > loaded) felt.task = Math.max(felt.task, duration)
    })
  })
}

async function feel(
  browser: Browser,
  url: string,
  touch: (page: Page) => Promise<void>,
): Promise<Felt> {
  const { context, page } = await phonePage(browser)
  try {
    await observe(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await touch(page)
    await page.waitForTimeout(800)
    const felt: unknown = await page.evaluate(() => Reflect.get(window, 'felt'))
    const figure = (key: keyof Felt): number => Number(Reflect.get(Object(felt), key))
    return { response: figure('response'), task: figure('task') }
  } finally {
    await context.close()
  }
}

/** How long the first interactions with a page take on the phone. */
export async function benchInteractions(url: string, rounds: number): Promise<BenchResult> {
  const browser = await launchBrowser()
  try {
    const rows = interactions.map((each) => ({ ...each, felt: Array.of<Felt>() }))
    for (let round = 0; round < rounds; round++)
      for (const { path, touch, felt } of rows) felt.push(await feel(browser, url + path, touch))
    return {
      title: 'First interactions',
      note: "Chromium as Lighthouse's phone: from a touch or key to the next frame, and the longest task after the page has loaded.",
      figures: Object.fromEntries(
        rows.map(({ name, felt }) => {
          const responses = felt.map(({ response }) => response)
          return [
            name,
            {
              'p50 ms': median(responses),
              'p75 ms': p75(responses),
              'longest task, p75 ms': p75(felt.map(({ task }) => task)),
            },
          ]
        }),
      ),
      goals: rows.flatMap(({ name, felt }) => [
        {
          what: `${name}: first interaction, p75`,
          measured: p75(felt.map(({ response }) => response)),
          bound: 'most' as const,
          goal: 100,
          unit: 'ms',
        },
        {
          what: `${name}: longest task after load, p75`,
          measured: p75(felt.map(({ task }) => task)),
          bound: 'most' as const,
          goal: 50,
          unit: 'ms',
        },
      ]),
    }
  } finally {
    await browser.close()
  }
}
