import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { locales, localeTable } from '../../src/model/locales.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { buildPanels, hydrate, pagePaths, unusedFont, watch, withoutLayout } from './pages.ts'
import { addressIn, choices, choose, pages, visitPage, visitsIn, type Choice } from './visits.ts'

test('each page and each language is visited with every unit and every currency', () => {
  const visits = locales.flatMap((locale) =>
    visitsIn(locale).map(({ name, choice }) => ({ locale, name, ...choice })),
  )
  const pairs = (of: 'locale' | 'name', choice: 'unit' | 'currency') =>
    new Set(visits.map((visit) => `${visit[of]} ${visit[choice]}`)).size
  for (const [of, size] of [
    ['name', Object.keys(pages).length],
    ['locale', locales.length],
  ] as const) {
    expect(pairs(of, 'unit')).toBe(size * 2)
    expect(pairs(of, 'currency')).toBe(size * 3)
  }
})

// The checks need no painting; a low window saves most of it.
test.use({ viewport: { width: 1280, height: 120 } })

const chosen = isFullMatrix ? 'every choice' : 'one choice in turn'
const pagesOf = isFullMatrix ? 'every' : 'every sixth'

// English pages are visited by quality.e2e.ts.
for (const locale of locales.filter((each) => each !== 'en'))
  test(`${pagesOf} page in ${localeTable[locale].english}, with ${chosen} of unit and currency, is 200, states language and choice, and hydrates without a console message`, async ({
    page: bare,
    context,
    request,
  }) => {
    test.setTimeout(600_000)
    const { tag } = localeTable[locale]
    await withoutLayout(bare)
    // A language adds its fonts to what a page loads, and they are those of its home page.
    const laidOut = await context.newPage()
    let current: Choice = choices[0]
    for (const visit of visitsIn(locale)) {
      const { name, path, choice } = visit
      const address =
        name === 'missing' ? localPath(path, locale) : await addressIn(request, path, tag)
      expect(address, `${name}: address`).not.toBeNull()
      if (choice !== current) await choose(bare, choice, locale)
      current = choice
      const isLaidOut = name === 'home'
      await visitPage(isLaidOut ? laidOut : bare, visit, address ?? '', {
        locale,
        ...(isLaidOut ? {} : { allowed: unusedFont }),
      })
    }
  })

test('control: React logs a message when the served page differs from its rendering', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.route('/about-us', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/<h1>[^<]+/u, '<h1>Something else'),
    })
  })
  await page.goto('/about-us')
  await hydrate(page)
  await expect.poll(() => messages.length).toBeGreaterThan(0)
})

test('the language menu of a noindex page links to it in every language', async ({ page }) => {
  await page.goto(pagePaths['calendar of a week'])
  await buildPanels(page)
  const links = page.locator('#setting-language a')
  await expect(links).toHaveCount(locales.length)
  for (const href of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )) {
    const response = await page.request.get(href)
    expect(response.status(), href).toBe(200)
    expect(response.url()).toContain('from=2027-05-03')
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
    await hydrate(page)
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
