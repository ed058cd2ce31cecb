import { expect, test, type Page } from '@playwright/test'
import { hydrate, hydrateScript, painted, watch } from './pages.ts'

const subscribe = (page: Page) => page.locator('.follow')

/** The decoded target of a link. */
async function targetOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name, exact: true })
  return decodeURIComponent((await link.getAttribute('href')) ?? '')
}

test('each link to follow a list carries the filters in force', async ({ page }) => {
  const { messages } = watch(page)
  await page.goto('/calendar/running/germany?minKm=10')
  await hydrate(page)
  await subscribe(page).locator('summary').click()
  await expect(subscribe(page).locator('b')).toHaveText('Running in Germany')
  const host = new URL(page.url()).host
  const list = `${host}/calendar/running/germany.ics?minKm=10`
  expect(await targetOf(page, 'Apple Calendar and other apps')).toBe(`webcal://${list}`)
  expect(await targetOf(page, 'Google Calendar')).toBe(
    `https://calendar.google.com/calendar/render?cid=webcal://${list}`,
  )
  expect(await targetOf(page, 'Outlook')).toBe(
    `https://outlook.live.com/calendar/0/addfromweb?url=http://${list}&name=Running+in+Germany`,
  )
  const feeds = ['Feed reader (Atom)', 'Feed reader (JSON)']
  for (const name of feeds) {
    const response = await page.request.get(await targetOf(page, name))
    expect([name, response.status()]).toEqual([name, 200])
  }
  expect(messages).toEqual([])
})

test('the URL of the feed is copied, before React has loaded and without React', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(hydrateScript, (route) => route.abort())
  await page.goto('/calendar/2027-05')
  await subscribe(page).locator('summary').click()
  await subscribe(page).getByRole('button', { name: 'Copy calendar address' }).click()
  await expect(page.locator('.snack p')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/calendar/2027-05.ics', page.url()).href,
  )
})

test('changing filters updates the links of the feed without a reload', async ({ page }) => {
  await page.goto('/calendar/running')
  await hydrate(page)
  await page
    .locator('.cal-bar')
    .getByRole('link', { name: /Running/u })
    .click()
  await expect(page.locator('h1')).toHaveText('Race calendar')
  await subscribe(page).locator('summary').click()
  expect(await targetOf(page, 'Apple Calendar and other apps')).toMatch(/\/calendar\.ics$/u)
})

test('an edition is added to a calendar as a file or at a service', async ({ page }) => {
  await page.goto('/event/california-international-marathon')
  await page.locator('.dbib').getByText('Add to calendar').click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/u)
  const google = new URL(await targetOf(page, 'Google Calendar'))
  expect(google.searchParams.get('ctz')).toBe('America/Los_Angeles')
  const outlook = new URL(
    (await page.getByRole('link', { name: 'Outlook', exact: true }).getAttribute('href')) ?? '',
  )
  expect(outlook.searchParams.get('startdt')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-08:00$/u)
  expect(outlook.searchParams.get('body')).toContain('/event/california-international-marathon/')
})

test('a past edition has no link to a calendar', async ({ page }) => {
  await page.goto('/event/berlin-marathon/2024-09-28')
  await expect(page.locator('.dbib')).toBeVisible()
  await expect(page.getByText('Add to calendar')).toHaveCount(0)
})

test('a page is shared with the device’s share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data)
      await Promise.resolve()
    }
  })
  await page.goto('/event/tokyo-marathon')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /tokyo-marathon"\}$/u)
  await expect(page.locator('.snack')).toHaveCount(0)
})

test('without a share sheet the URL is copied; a cancelled share shows no message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/event/tokyo-marathon?utm_source=x')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('.snack p')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/event/tokyo-marathon', page.url()).href,
  )
  await page.addInitScript(() => {
    navigator.share = async () => {
      Object.assign(window, { cancelled: true })
      throw new DOMException('no thanks', 'AbortError')
    }
  })
  await page.goto('/event/berlin-marathon')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.waitForFunction(() => Reflect.get(window, 'cancelled') === true)
  await painted(page)
  await expect(page.locator('.snack')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts, links alone follow lists and download editions', async ({ page }) => {
    await page.goto('/calendar/running')
    await subscribe(page).locator('summary').click()
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible()
    await expect(subscribe(page).getByRole('button', { name: 'Copy link' })).toBeHidden()
    await page.goto('/event/tokyo-marathon')
    await page.getByText('Add to calendar').click()
    await expect(page.getByRole('link', { name: 'Calendar file (.ics)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
  })
})
