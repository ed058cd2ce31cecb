import { expect, test } from '@playwright/test'
import { locales, localeTable } from '../../src/i18n/locales.ts'
import { hydrated, pagePaths, watch } from './pages.ts'

/** The page's address in every language, as its own head states it. */
async function alternates(
  request: { get(path: string): Promise<{ text(): Promise<string> }> },
  path: string,
): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text()
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/giu)
  return new Map([...links].map(([, tag = '', href = '']) => [tag, href.replaceAll('&amp;', '&')]))
}

for (const locale of locales) {
  test(`every page in ${localeTable[locale].english} answers, names its language, and hydrates without a message`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    for (const [name, path] of Object.entries(pagePaths)) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      // Pages that are not for search engines have no alternates; their English path moves to the language's own.
      const listed = (await alternates(request, path)).get(localeTable[locale].tag)
      const address = listed ?? (path.startsWith('/calendar') ? null : `${prefix}${path}`)
      if (address === null) continue
      const { messages } = watch(page)
      const answer = await page.goto(address)
      await hydrated(page)
      expect(answer?.status(), `${name}: status`).toBe(200)
      await expect(page.locator('html'), name).toHaveAttribute('lang', localeTable[locale].tag)
      await expect(page.locator('h1'), name).toHaveCount(1)
      expect((await page.title()).length, `${name}: title`).toBeGreaterThan(8)
      expect(messages, `${name} at ${address}`).toEqual([])
      page.removeAllListeners()
    }
  })
}

test('the switcher leads to a page that is not for search engines in every language too', async ({
  page,
}) => {
  await page.goto(pagePaths['calendar of a week'])
  const links = page.locator('#language-top a')
  await expect(links).toHaveCount(locales.length)
  for (const href of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )) {
    const answer = await page.goto(href)
    expect(answer?.status(), href).toBe(200)
    expect(page.url()).toContain('from=2027-05-03')
  }
})

test('an address that does not exist is a 404 in the language of its prefix, with ways on', async ({
  page,
}) => {
  for (const [path, lang] of [
    ['/nowhere', 'en'],
    ['/de/nirgends', 'de'],
    ['/ja/event/none', 'ja'],
    ['/th/x/y/z', 'th'],
  ] as const) {
    const { messages } = watch(page)
    const answer = await page.goto(path)
    await hydrated(page)
    expect(answer?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('main form[role=search]')).toBeVisible()
    // The browser itself reports the 404 of the document; the page says nothing.
    expect(messages.filter((message) => !message.includes('404'))).toEqual([])
    page.removeAllListeners()
  }
})

test('an edition that does not exist is a 404 that lists the known ones', async ({ page }) => {
  const answer = await page.goto('/event/berlin-marathon/1999-01-01')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('main a[href="/event/berlin-marathon/2024-09-28"]')).toBeVisible()
})
