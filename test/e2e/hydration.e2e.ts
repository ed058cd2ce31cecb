import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { locales, type Locale } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { documentData, hydrateInPlace, unusedFont, watch, withoutLayout } from './pages.ts'

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

/** Pages that crawl.e2e.ts does not open and whose figures other pages show too. */
function plainAddresses(locale: Locale): Record<string, string> {
  const calendar = pathOf({ to: 'calendar', criteria: ['2027-05'] }, locale)
  return {
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

/** Languages take turns with these: each has the other unit and another currency. */
const choices: readonly [Choice, Choice] = [
  { unit: 'imperial', currency: 'USD' },
  { unit: 'imperial', currency: 'JPY' },
]

/** With `choices` and the defaults, every pair of a unit and a currency. */
const otherPairs: readonly Choice[] = [
  { unit: 'metric', currency: 'USD' },
  { unit: 'metric', currency: 'JPY' },
  { unit: 'imperial', currency: 'EUR' },
]

/** Choices of a language besides the defaults. */
function choicesIn(locale: Locale): readonly Choice[] {
  if (locale === 'en') return [...choices, ...otherPairs]
  return [choices[locales.indexOf(locale) % 2 === 0 ? 0 : 1]]
}

/**
 * Pages to open per choice. With those of crawl.e2e.ts, each page has both units and two currencies in each language. All
 * pairs are opened in English only: the worker formats lengths and prices (docs/decisions/0006), so that to React another
 * pair is another text.
 */
function visits(locale: Locale): [Choice, Record<string, string>][] {
  return [
    [defaults, plainAddresses(locale)],
    ...choicesIn(locale).map((choice): [Choice, Record<string, string>] => [
      choice,
      addresses(locale),
    ]),
  ]
}

for (const locale of locales) {
  test(`hydration in ${locale} logs no message on any page, in other units and currencies than the defaults`, async ({
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
        await hydrateInPlace(page)
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
  await hydrateInPlace(page)
  await expect.poll(() => messages.length).toBeGreaterThan(0)
})
