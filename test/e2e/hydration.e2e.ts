import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { documentData, hydrate, watch } from './pages.ts'

/** One URL of every type of page that shows lengths or prices, in a language. */
function addresses(locale: Locale): Record<string, string> {
  const { sports, distances } = wordsOf(locale)
  return {
    home: pathOf({ to: 'home' }, locale),
    calendar: pathOf({ to: 'calendar', criteria: [] }, locale),
    'calendar with criteria': pathOf(
      { to: 'calendar', criteria: [sports.trail, distances['50k']] },
      locale,
    ),
    sport: pathOf({ to: 'sport', word: sports.swimming }, locale),
    event: pathOf({ to: 'event', permalink: 'berlin-marathon' }, locale),
    'edition that has passed': pathOf(
      { to: 'event', permalink: 'berlin-marathon', date: '2024-09-28' },
      locale,
    ),
  }
}

/** Pages that do not depend on unit and currency, and views whose figures other pages show too. */
function plainAddresses(locale: Locale): Record<string, string> {
  const calendar = pathOf({ to: 'calendar', criteria: ['2027-05'] }, locale)
  return {
    'sport group': pathOf({ to: 'sport', word: wordsOf(locale).groups.multi }, locale),
    'month of the calendar': `${calendar}?view=month`,
    missing: `${pathOf({ to: 'home' }, locale)}/nowhere-at-all`.replace('//', '/'),
  }
}

/** Pages to open with the first choice, the default: crawl.e2e.ts opens the others with it. */
function remainingAddresses(locale: Locale): Record<string, string> {
  const { 'calendar with criteria': criteria = '' } = addresses(locale)
  return { 'calendar with criteria': criteria, ...plainAddresses(locale) }
}

const choices = ['metric', 'imperial'].flatMap((unit) =>
  ['EUR', 'USD', 'JPY'].map((currency) => ({ unit, currency })),
)

for (const locale of locales) {
  test(`hydration in ${locale} logs no message on any page, in both units and three currencies`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const { messages } = watch(page)
    await page.addInitScript(() => {
      // React finds the same markup in a page without layout, which takes half the time: six hundred are opened here.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('body { display: none !important }')
      document.adoptedStyleSheets = [sheet]
    })
    // One browser for all choices, as a visitor has one: it fetches the scripts once.
    for (const [index, { unit, currency }] of choices.entries()) {
      const home = pathOf({ to: 'home' }, locale)
      // The response to a choice is a redirect with cookies; the page that it leads to is tested below.
      await page.request.get(`${home}?unitSet=${unit}&currency=${currency}`, { maxRedirects: 0 })
      const paths = index === 0 ? remainingAddresses(locale) : addresses(locale)
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await documentData(page), name).toMatchObject({ locale, unit, currency })
        await hydrate(page)
        // The browser itself reports the status of the missing page, and fonts that nothing visible uses.
        const expected = name === 'missing' ? /404|was preloaded/u : /was preloaded/u
        const unexpected = messages.filter((text) => !expected.test(text))
        expect(unexpected, `${name}, ${unit}, ${currency}`).toEqual([])
        messages.length = 0
      }
    }
  })
}

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
