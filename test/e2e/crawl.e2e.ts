import { expect, test, type APIRequestContext } from '@playwright/test'
import { locales, localeTable } from '../../src/model/locales.ts'
import {
  buildPanels,
  documentData,
  hydrateInPlace,
  pagePaths,
  unusedFont,
  watch,
  withoutLayout,
} from './pages.ts'

const decoded = (href: string | undefined): string | null => href?.replaceAll('&amp;', '&') ?? null

const served = new Map<string, Promise<string>>()

/** The page at a path, requested once for all languages. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const html = served.get(path) ?? request.get(path).then((response) => response.text())
  served.set(path, html)
  return await html
}

/**
 * Path of a page in a language: the alternate in its head, or, for a noindex page, which has none, the link in its
 * language menu.
 */
async function addressIn(
  request: APIRequestContext,
  path: string,
  tag: string,
): Promise<string | null> {
  const html = await htmlOf(request, path)
  const alternate = new RegExp(`<link rel="alternate" hrefLang="${tag}" href="([^"]+)"`, 'iu')
  const menu = html.slice(html.indexOf('id="setting-language"'))
  const link = new RegExp(`<a [^>]*?href="([^"]+)"[^>]*? lang="${tag}"`, 'u')
  return decoded(alternate.exec(html)?.[1] ?? link.exec(menu)?.[1])
}

// The checks need no painting; a low window saves most of it.
test.use({ viewport: { width: 1280, height: 120 } })

for (const locale of locales) {
  test(`every page in ${localeTable[locale].english} is 200, states its language, and hydrates without a console message`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    let laidOut = true
    for (const [name, path] of Object.entries(pagePaths)) {
      // A language adds its fonts to what a page loads, and they are those of its home page.
      if (locale !== 'en' && name !== 'home' && laidOut) {
        await withoutLayout(page)
        laidOut = false
      }
      const address = await addressIn(request, path, localeTable[locale].tag)
      expect(address, `${name}: address`).not.toBeNull()
      const { messages } = watch(page)
      const response = await page.goto(address ?? '')
      // The defaults; hydration.e2e.ts has the other choices.
      const defaults = { locale, unit: 'metric', currency: 'EUR' }
      expect(await documentData(page), name).toMatchObject(defaults)
      await hydrateInPlace(page)
      expect(response?.status(), `${name}: status`).toBe(200)
      const { lang, headings, title } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        headings: document.querySelectorAll('h1').length,
        title: document.title,
      }))
      expect(lang, name).toBe(localeTable[locale].tag)
      expect(headings, `${name}: main headings`).toBe(1)
      expect(title.length, `${name}: title`).toBeGreaterThan(8)
      const unexpected = messages.filter((text) => laidOut || !unusedFont.test(text))
      expect(unexpected, `${name} at ${address}`).toEqual([])
      page.removeAllListeners()
    }
  })
}

test('the language menu of a noindex page links to it in every language', async ({ page }) => {
  await page.goto(pagePaths['calendar of a week'])
  await buildPanels(page)
  const links = page.locator('#setting-language a')
  await expect(links).toHaveCount(locales.length)
  for (const href of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )) {
    const response = await page.goto(href)
    expect(response?.status(), href).toBe(200)
    expect(page.url()).toContain('from=2027-05-03')
  }
})

test('an unknown path is a 404 in the language of its prefix, with a search form', async ({
  page,
}) => {
  for (const [path, lang] of [
    ['/nowhere', 'en'],
    ['/de/nirgends', 'de'],
    ['/ja/event/none', 'ja'],
    ['/th/x/y/z', 'th'],
  ] as const) {
    const { messages } = watch(page)
    const response = await page.goto(path)
    await hydrateInPlace(page)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('main form[role=search]')).toBeVisible()
    // The browser itself logs the 404 of the document.
    expect(messages.filter((message) => !message.includes('404'))).toEqual([])
    page.removeAllListeners()
  }
})

test('an unknown edition is a 404 that lists the known editions', async ({ page }) => {
  const response = await page.goto('/event/berlin-marathon/1999-01-01')
  expect(response?.status()).toBe(404)
  await expect(page.locator('main a[href="/event/berlin-marathon/2024-09-28"]')).toBeVisible()
})
