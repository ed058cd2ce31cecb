/**
 * Takes pictures of twelve pages at four widths, in both themes and four languages, to lay them beside each other:
 *
 *     node test/support/take-pictures.ts <folder> <address> [second address] [--only=event-ja]
 *
 * The folder is outside of the repository. A second address is another site with the same paths, or a pattern such as
 * `http://localhost:9000/{page}.html?theme={theme}`; its pictures are beside those of the first. `--only` takes the
 * pictures whose name begins with the text.
 */
import { mkdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { consentCookie, consentText, noConsent } from '../../src/browser/consent-choice.ts'
import { chromiumFlags, provideChromium } from './chromium.ts'
import { headOf } from './html.ts'

const pages = {
  home: '/',
  calendar: '/calendar',
  'calendar-month': '/calendar?view=month',
  'calendar-map': '/calendar?view=map',
  'calendar-empty': '/calendar/ski-jumping/marathon/monaco',
  sport: '/sport/trail-running',
  group: '/sport/winter-sports',
  event: '/event/utmb-mont-blanc',
  'event-plain': '/event/berlin-marathon',
  'event-cancelled': '/event/berlin-marathon/2020-09-26',
  registration: '/members/registration',
  missing: '/nowhere-at-all',
} as const

const widths = { 390: 844, 768: 1024, 1280: 800, 1800: 1100 }
const themes = ['light', 'dark'] as const
const languages = ['en', 'de', 'ja', 'th'] as const

interface Picture {
  page: string
  url: string
  width: number
  height: number
  theme: (typeof themes)[number]
  locale: string
}

/** URL of a page in a language, by the links of its English head; the same URL where there are none. */
async function inLanguage(address: string, path: string, locale: string): Promise<string> {
  const url = new URL(path, address)
  if (locale === 'en') return url.href
  const { alternates } = headOf(await (await fetch(url)).text())
  const found = alternates[locale]
  return found === undefined
    ? new URL(`/${locale}${path}`, address).href
    : new URL(new URL(found).pathname + url.search, address).href
}

async function take(browser: Browser, file: string, picture: Picture): Promise<void> {
  const { url, width, height, theme, locale } = picture
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale,
  })
  const { origin } = new URL(url)
  await context.addCookies([{ name: consentCookie, value: consentText(noConsent), url: origin }])
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const [folder, address, second] = positionals
if (folder === undefined || address === undefined)
  throw new Error('Usage: take-pictures.ts <folder> <address> [second address] [--only=name]')
if (!relative(process.cwd(), resolve(folder)).startsWith('..'))
  throw new Error('Pictures are not committed: name a folder outside of the repository.')
mkdirSync(folder, { recursive: true })
Object.assign(process.env, await provideChromium())
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '',
  args: chromiumFlags,
})
for (const [page, path] of Object.entries(pages))
  for (const locale of languages) {
    const url = await inLanguage(address, path, locale)
    for (const [width, height] of Object.entries(widths))
      for (const theme of themes) {
        const name = `${page}-${locale}-${width}-${theme}`
        if (!name.startsWith(values.only)) continue
        const picture = { page, url, width: Number(width), height, theme, locale }
        await take(browser, `${folder}/${name}.png`, picture)
        if (second !== undefined) {
          const beside = second.includes('{page}')
            ? second.replace('{page}', page).replace('{theme}', theme)
            : new URL(new URL(url).pathname + new URL(url).search, second).href
          await take(browser, `${folder}/${name}.second.png`, { ...picture, url: beside })
        }
        console.log(name)
      }
  }
await browser.close()
