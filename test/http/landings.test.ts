import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { fetchSite } from '../support/fetch-site.ts'
import { pageAt } from '../support/page-types.ts'

test('a campaign before its first day is 404 in every language, with its days and the calendar', async () => {
  for (const locale of locales) {
    const { status, body } = await fetchSite(
      pathOf({ to: 'campaign', campaign: 'black-friday' }, locale),
    )
    expect([locale, status]).toEqual([locale, 404])
    const text = body.slice(body.indexOf('<main'))
    expect(text, locale).toMatch(/27/u)
    expect(text, locale).toMatch(/30/u)
    expect(text).toContain(`href="${pathOf({ to: 'calendar', criteria: [] }, locale)}"`)
    expect(body).toContain('noindex')
  }
})

test('without a partner the page of partners says so, names the data of the site, and is in the footer', async () => {
  const page = await pageAt('/de/partner')
  expect(page.status).toBe(200)
  expect(page.body).toContain('Noch gibt es keine Partnerseite.')
  expect(page.body).toContain('geonames.org')
  expect((await pageAt('/de')).body).toContain('href="/de/partner"')
})

test.each([
  ['/partners', 301, '/landing'],
  ['/partner', 301, '/landing'],
  ['/landing/nobody', 404, null],
  ['/landing/%3Cscript%3E', 404, null],
  ['/lp/white-monday', 404, null],
  ['/lp', 404, null],
])('%s is %i', async (path, status, location) => {
  const response = await fetchSite(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('location')).toBe(location)
})
