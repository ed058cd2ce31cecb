import type { APIRequestContext } from '@playwright/test'
import { locales, type Locale } from '../../src/model/locales.ts'
import { inTurn, isInTurn } from '../support/matrix.ts'
import { pagePaths } from './pages.ts'

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

interface Visit {
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
