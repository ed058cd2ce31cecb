import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { documentData, hydrate, unusedFont, watch, withoutLayout } from './pages.ts'

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

interface Choice {
  unit: string
  currency: string
}

/** The default choice: crawl.e2e.ts opens most pages with it, and this file the others. */
const defaults: Choice = { unit: 'metric', currency: 'EUR' }

/** With the defaults, both units and all currencies. */
const choices: readonly Choice[] = [
  { unit: 'imperial', currency: 'USD' },
  { unit: 'metric', currency: 'JPY' },
]

/** The pairs of a unit and a currency that `choices` leaves out. */
const otherPairs: readonly Choice[] = [
  { unit: 'metric', currency: 'USD' },
  { unit: 'imperial', currency: 'EUR' },
  { unit: 'imperial', currency: 'JPY' },
]

/**
 * Pages to open per choice. Each page has each unit and each currency in each language, but their pairs in English only,
 * because a length depends on no currency and a price on no unit.
 */
function visits(locale: Locale): [Choice, Record<string, string>][] {
  const all = addresses(locale)
  const { 'calendar with criteria': criteria = '' } = all
  return [
    [defaults, { 'calendar with criteria': criteria, ...plainAddresses(locale) }],
    ...[...choices, ...(locale === 'en' ? otherPairs : [])].map(
      (choice): [Choice, Record<string, string>] => [choice, all],
    ),
  ]
}

for (const locale of locales) {
  test(`hydration in ${locale} logs no message on any page, in both units and three currencies`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const { messages } = watch(page)
    await withoutLayout(page)
    // One browser for all choices, as a visitor has one: it fetches the scripts once.
    for (const [{ unit, currency }, paths] of visits(locale)) {
      const home = pathOf({ to: 'home' }, locale)
      // The response to a choice is a redirect with cookies; the page that it leads to is tested below.
      await page.request.get(`${home}?unitSet=${unit}&currency=${currency}`, { maxRedirects: 0 })
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await documentData(page), name).toMatchObject({ locale, unit, currency })
        await hydrate(page)
        // The browser itself reports the status of the missing page.
        const unexpected = messages.filter(
          (text) => !(name === 'missing' && text.includes('404')) && !unusedFont.test(text),
        )
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
