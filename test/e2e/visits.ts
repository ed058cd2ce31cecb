import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/paths.ts'
import { localeTable, locales, type Locale } from '../../src/model/locales.ts'
import { inTurn, isInTurn } from '../support/matrix.ts'
import { documentData, hydrate, pagePaths, watch } from './pages.ts'

/** The pages of every kind, a month of the calendar, and a missing page, whose English path exists in no language. */
export const pages = {
  ...pagePaths,
  month: '/calendar/2027-05?view=month',
  missing: '/nowhere-at-all',
}

export const choices = [
  { unit: 'metric', currency: 'EUR' },
  { unit: 'imperial', currency: 'USD' },
  { unit: 'metric', currency: 'JPY' },
  { unit: 'imperial', currency: 'EUR' },
  { unit: 'metric', currency: 'USD' },
  { unit: 'imperial', currency: 'JPY' },
] as const

export type Choice = (typeof choices)[number]

export interface Visit {
  name: string
  path: string
  choice: Choice
}

/** Languages are visited in rounds of this many, each page once in a round. */
const round = 6

/**
 * Visits of a language: in English every page, in the others every sixth one, with one choice of unit and currency; with
 * the full matrix every page with all choices. A page has the next choice in each round, and so has its neighbour in a
 * language, so that each page and each language has both units and the three currencies, of which three choices in a row
 * have all. The default choice comes first, because it is made by no cookie.
 */
export function visitsIn(locale: Locale): Visit[] {
  const row = locales.indexOf(locale)
  return Object.entries(pages)
    .flatMap(([name, path], column) => {
      const isDue = isInTurn(row, column, round)
      if (!isDue && locale !== 'en') return []
      // The last round lacks a language: English takes its choice.
      const number = isDue ? Math.floor(row / round) : Math.floor(locales.length / round)
      const some = inTurn(choices, number, Math.floor(column / round))
      return some.map((choice) => ({ name, path, choice }))
    })
    .toSorted((a, b) => choices.indexOf(a.choice) - choices.indexOf(b.choice))
}

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
export async function addressIn(
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

/** Sets unit and currency as the footer's form does. The response is a redirect with cookies. */
export async function choose(
  page: Page,
  { unit, currency }: Choice,
  locale: Locale,
): Promise<void> {
  const home = pathOf({ to: 'home' }, locale)
  await page.request.get(`${home}?unitSet=${unit}&currency=${currency}`, { maxRedirects: 0 })
}

/**
 * Opens a page and hydrates it: it is 200, or 404 if it is the missing one, states language and choice, has one main heading
 * and a title, and logs no message.
 * @param allowed messages of the browser itself
 */
export async function visitPage(
  page: Page,
  { name, choice }: Visit,
  address: string,
  { locale, allowed }: { locale: Locale; allowed?: RegExp },
): Promise<void> {
  const isMissing = name === 'missing'
  const visited = `${name}, ${choice.unit}, ${choice.currency}`
  const { messages } = watch(page)
  const response = await page.goto(address)
  expect(await documentData(page), visited).toMatchObject({ locale, ...choice })
  await hydrate(page)
  expect(response?.status(), `${visited}: status`).toBe(isMissing ? 404 : 200)
  const { lang, headings, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    title: document.title,
  }))
  expect(lang, visited).toBe(localeTable[locale].tag)
  expect(headings, `${visited}: main headings`).toBe(1)
  expect(title.length, `${visited}: title`).toBeGreaterThan(8)
  const unexpected = messages.filter(
    (text) =>
      // The browser itself reports the status of the missing page.
      !(isMissing && text.includes('404')) && !(allowed?.test(text) ?? false),
  )
  expect(unexpected, `${visited} at ${address}`).toEqual([])
  page.removeAllListeners()
}
