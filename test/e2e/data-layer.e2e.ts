import { expect, test, type Page } from '@playwright/test'
import type { DataLayerEvent } from '../../src/browser/data-layer.ts'
import { isHydrated, open } from './pages.ts'

const accepted = async (page: Page, baseURL: string | undefined) =>
  await page.context().addCookies([{ name: 'consent', value: '1.s', url: baseURL ?? '' }])

const layer = async (page: Page): Promise<DataLayerEvent[]> =>
  await page.evaluate(() => window.dataLayer ?? [])

const namesOf = (events: DataLayerEvent[]): string[] =>
  events.map((each) => ('list' in each ? `${each.event} ${each.list}` : each.event))

test('giving consent pushes the current page, then the events that follow, in order', async ({
  page,
}) => {
  await open(page, '/')
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(async () => namesOf(await layer(page)))
    .toEqual(['virtual_page_view', 'view_item_list weekend'])
  const title = await page.title()
  expect((await layer(page))[0]).toEqual({
    event: 'virtual_page_view',
    page: { path: '/', title, locale: 'en' },
  })
  const pick = page.locator('.cards h3 a').first()
  await pick.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await layer(page)).length).toBe(3)
  await pick.click()
  await expect(page.locator('.races')).toBeVisible()
  await expect
    .poll(async () => namesOf(await layer(page)))
    .toEqual([
      'virtual_page_view',
      'view_item_list weekend',
      'view_item_list picks',
      'select_item picks',
      'virtual_page_view',
      'view_item',
    ])
  const events = await layer(page)
  const selected = events.find((each) => each.event === 'select_item')
  const viewed = events.find((each) => each.event === 'view_item')
  const pages = events.filter((each) => each.event === 'virtual_page_view')
  const permalink = new URL(page.url()).pathname.split('/')[2]
  expect(selected?.item.permalink).toBe(permalink)
  expect(viewed?.item.permalink).toBe(permalink)
  expect(pages[1]?.page).toEqual({
    path: new URL(page.url()).pathname,
    title: await page.title(),
    locale: 'en',
  })
})

test('the first page is pushed before React has loaded, with the fields of a card', async ({
  page,
  baseURL,
}) => {
  await accepted(page, baseURL)
  await page.goto('/de/kalender')
  await expect
    .poll(async () => namesOf(await layer(page)))
    .toEqual(['virtual_page_view', 'view_item_list calendar'])
  expect(await isHydrated(page)).toBe(false)
  const list = (await layer(page)).find((each) => each.event === 'view_item_list')
  expect(list?.items.length).toBe(await page.locator('.tr').count())
  for (const item of list?.items ?? []) {
    expect(item.permalink).toMatch(/^[a-z0-9-]+$/u)
    expect(item.originalName).not.toBe('')
    expect(item.location).toMatch(/., ./u)
    expect(item.tags.length).toBeGreaterThan(0)
    expect(item.tags.length).toBeLessThanOrEqual(5)
    expect(item.isClient).toBe(false)
    if (item.cheapestTicket !== null) expect(item.cheapestTicket.priceEur).toBeGreaterThanOrEqual(0)
  }
})

test('the data layer has the same permalink and name for an event in every language', async ({
  page,
  baseURL,
}) => {
  await accepted(page, baseURL)
  const own: unknown[] = []
  for (const path of ['/event/tokyo-marathon', '/ja/大会/tokyo-marathon']) {
    await page.goto(path)
    await expect.poll(async () => namesOf(await layer(page))).toContain('view_item')
    const viewed = (await layer(page)).find((each) => each.event === 'view_item')
    own.push([viewed?.item.permalink, viewed?.item.originalName])
  }
  expect(own[0]).toEqual(own[1])
  expect(own[0]).toEqual(['tokyo-marathon', expect.stringMatching(/./u)])
})

test('the data layer omits the query string, which may hold a search text', async ({
  page,
  baseURL,
}) => {
  await accepted(page, baseURL)
  await page.goto('/calendar?text=oslo')
  await expect.poll(async () => (await layer(page)).length).toBeGreaterThan(0)
  expect(JSON.stringify(await layer(page))).not.toContain('text=')
})

test('withdrawing consent empties the data layer, also through a reference held elsewhere, and nothing more is pushed', async ({
  page,
  baseURL,
}) => {
  await accepted(page, baseURL)
  await open(page, '/page/cookie-policy')
  await page.evaluate(() => Object.assign(window, { held: window.dataLayer }))
  expect(await page.evaluate(() => Reflect.get(window, 'held').length)).toBe(1)
  await page.getByRole('button', { name: 'Refuse both' }).click()
  await page.locator('header .logo').first().click()
  await expect(page.locator('.hero')).toBeVisible()
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect(await page.evaluate(() => Reflect.get(window, 'held').length)).toBe(0)
})
