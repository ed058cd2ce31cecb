import { expect, test, type Page } from '@playwright/test'
import { copiesKey } from '../../src/model/members/copies-key.ts'
import { newSignedIn } from '../support/members.ts'
import { serveSample } from '../support/sale-site.ts'
import { axeFindings, wcagIn } from './axe.ts'
import { addSession } from './member-session.ts'
import { orderSample } from './sample-order.ts'

let site: Awaited<ReturnType<typeof serveSample>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveSample()
})
test.afterAll(async () => await site.stop())

const list = '/profile/registrations'

/** Paths of the pages that have a copy. */
const copiedPages = async (page: Page): Promise<string[]> =>
  await page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const requests = await (await caches.open(name)).keys()
    const paths = requests.map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => path.startsWith('/profile/')).toSorted()
  }, copiesKey)

async function openCopied(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await expect.poll(async () => await copiedPages(page)).toContain(path)
}

/** True if the page has no copy: the browser shows its error. */
async function failsOffline(page: Page, path: string): Promise<boolean> {
  return await page.goto(site.url + path).then(
    () => false,
    () => true,
  )
}

/** An order of a signed-in member, whose tickets are in the list. */
async function orderOfMember(page: Page): Promise<string> {
  await addSession(page, site.url, await newSignedIn(site.url))
  return await orderSample(page, site)
}

test('a ticket that was opened opens without a network, with its code and the day of the copy; no other page does', async ({
  page,
  context,
}) => {
  const path = await orderSample(page, site)
  await openCopied(page, path)
  await expect(page.locator('.copy-of')).toBeHidden()
  await context.setOffline(true)
  await page.goto(site.url + path)
  await expect(page.locator('.copy-of')).toHaveText(/^Copy of 21 November 2026\./u)
  await expect(page.locator('.tk')).toContainText('Ada Kim, 1990')
  const code = page.locator('.tk-stub img')
  await code.evaluate(async (image: HTMLImageElement) => await image.decode())
  const faces = await page.evaluate(() => [...document.fonts].map(({ status }) => status))
  expect(faces).toContain('loaded')
  expect(faces).not.toContain('error')
  await page.getByRole('link', { name: 'Full screen' }).click()
  await expect(page.locator('.tk-full img')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await axeFindings(page, { within: 'main', ...wcagIn('en') })).toEqual([])
  for (const other of ['/', list, '/profile/edit', `/event/${site.permalink}`])
    expect([other, await failsOffline(page, other)]).toEqual([other, true])

  await context.setOffline(false)
  await page.goto(site.url + path)
  await expect(page.locator('.tk')).toBeVisible()
  await expect(page.locator('.copy-of')).toBeHidden()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual([list])
})

test('the list of a member opens without a network and leads to the tickets; signing out removes all copies', async ({
  page,
  context,
}) => {
  const path = await orderOfMember(page)
  await openCopied(page, path)
  await openCopied(page, list)
  await context.setOffline(true)
  await page.goto(site.url + list)
  await expect(page.locator('.copy-of')).toHaveText(/^Copy of 21 November 2026\./u)
  expect(await axeFindings(page, { within: 'main', ...wcagIn('en') })).toEqual([])
  await expect(page.getByRole('button', { name: 'Open the order' })).toBeHidden()
  await page.getByRole('link', { name: 'Open the ticket' }).click()
  await expect(page.locator('.tk')).toContainText('Ada Kim, 1990')

  await context.setOffline(false)
  await page.goto(`${site.url}/about-us`)
  await page.locator('.acct summary').click()
  await page.locator('.acct').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(async () => await copiedPages(page)).toEqual([])
  await context.setOffline(true)
  expect(await failsOffline(page, list)).toBe(true)
  expect(await failsOffline(page, path)).toBe(true)
})

test('another member who signs in after a session has ended finds no copies', async ({
  page,
  context,
}) => {
  const path = await orderOfMember(page)
  await openCopied(page, path)
  await page.close()
  await context.clearCookies()
  const other = await context.newPage()
  await addSession(other, site.url, await newSignedIn(site.url))
  await other.goto(`${site.url}/about-us`)
  await expect.poll(async () => await copiedPages(other)).toEqual([])
  await context.setOffline(true)
  expect(await failsOffline(other, path)).toBe(true)
  expect(await failsOffline(other, list)).toBe(true)
})

test('a copy is not shown after its day, and an address that has ended takes its copy along', async ({
  page,
  context,
}) => {
  const path = await orderSample(page, site)
  await openCopied(page, path)
  await page.evaluate(
    async ({ name, at }) => {
      const cache = await caches.open(name)
      const copy = await cache.match(at)
      if (copy === undefined) throw new Error('There is no copy.')
      const headers = new Headers(copy.headers)
      headers.set('x-copy-until', '2020-01-01')
      await cache.put(at, new Response(await copy.text(), { headers }))
    },
    { name: copiesKey, at: path },
  )
  await context.setOffline(true)
  expect(await failsOffline(page, path)).toBe(true)

  await context.setOffline(false)
  const ended = `${list}/no-such-address`
  await page.goto(site.url + path)
  await page.evaluate(
    async ({ name, at }) => {
      const headers = { 'content-type': 'text/html', 'x-copy-until': '2999-01-01' }
      await (await caches.open(name)).put(at, new Response('<html>', { headers }))
    },
    { name: copiesKey, at: ended },
  )
  expect((await page.goto(site.url + ended))?.status()).toBe(404)
  await expect.poll(async () => await copiedPages(page)).not.toContain(ended)
})
