import { expect, test } from '@playwright/test'
import { chromiumFlags, findChromium, unneededFlags } from '../support/chromium.ts'
import { inTurn } from '../support/matrix.ts'
import { serveSlowly } from '../support/slow-site.ts'
import { pagePaths } from './pages.ts'
import { watchShifts } from './shifts.ts'

/** A slow line, and how much of the page may move while it arrives. */
const lines = {
  'its HTML comes in pieces and its scripts late': {
    delays: { html: 100, fonts: 0, scripts: 900 },
    widths: [390, 1280],
    limit: 0.005,
  },
  'its fonts come late': {
    delays: { html: 0, fonts: 900, scripts: 0 },
    widths: [390, 1280],
    limit: 0.005,
  },
}

// Without hinting letters have the widths of phones and Macs, not whole pixels: the stand-in faces are made for those.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...chromiumFlags, '--font-render-hinting=none'],
    ignoreDefaultArgs: unneededFlags(),
  },
})

const paths = {
  home: pagePaths.home,
  calendar: pagePaths.calendar,
  'calendar without a match': pagePaths['calendar without a match'],
  event: pagePaths.event,
  sport: pagePaths.sport,
  cookies: pagePaths.cookies,
}

for (const [row, [line, { delays, widths, limit }]] of Object.entries(lines).entries())
  for (const [column, [name, path]] of Object.entries(paths).entries())
    for (const width of inTurn(widths, row, column))
      test(`${name} at ${width} px moves by at most ${limit} while ${line}`, async ({ page }) => {
        const site = await serveSlowly(delays)
        try {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
          const shifts = await watchShifts(page)
          await page.goto(site.url + path, { waitUntil: 'networkidle' })
          const { total, causes } = await shifts()
          expect(total, causes).toBeLessThanOrEqual(limit)
        } finally {
          await site.stop()
        }
      })
