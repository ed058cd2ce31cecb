import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savedListView } from '../../src/model/schemas/account/saved-events.ts'
import { openAccounts } from '../support/account-site.ts'
import { type AccountSite } from '../support/accounts.ts'
import { addEvent } from '../support/add-event.ts'
import type { Visitor } from '../support/visitor.ts'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openAccounts('2026-11-21T09:00:00Z'))
  await addEvent(site, { id: 7, permalink: 'lake-run', name: 'Lake Run' })
  await site.add({ id: 61, username: 'saver' })
})
afterAll(() => close())

/** Presses a heart of a page without scripts. @returns where the response leads */
async function press(visitor: Visitor, event: string, page = '') {
  const response = await visitor.request('POST', '/api/events/hearts?locale=de', {
    body: new URLSearchParams({ event }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(page === '' ? {} : { referer: page.startsWith('/') ? site.url + page : page }),
    },
  })
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

const saved = async (member: Visitor) =>
  v
    .parse(savedListView, (await member.request('GET', '/api/events/getBucketList')).json)
    .map(({ permalink }) => permalink)

test('without a session a heart leads to the sign-in page and back to where it was pressed', async () => {
  const visitor = site.visitor()
  const next = async (page?: string) =>
    new URL((await press(visitor, 'lake-run', page)) ?? '', 'https://x.example').searchParams.get(
      'next',
    )
  expect(await next('/de/kalender?page=2')).toBe('/de/kalender?page=2')
  expect(await next()).toBe('/de/veranstaltung/lake-run')
  expect(await next('https://evil.example/x')).toBe('/de/veranstaltung/lake-run')
})

test('a heart saves once and leads to the month; on the list it removes and leads back', async () => {
  const member = await site.signedIn('saver')
  const month = expect.stringMatching(/view=month&month=\d{4}-\d\d&outcome=added#lake-run$/u)
  expect(await press(member, 'lake-run', '/de')).toEqual(month)
  expect(await press(member, 'lake-run', '/de')).toEqual(month)
  expect(await saved(member)).toEqual(['lake-run'])
  const page = new URL((await press(member, 'lake-run', '/de')) ?? '', 'https://x.example').pathname
  expect(page).toMatch(/^\/de\/.+/u)
  for (let i = 0; i < 2; i += 1) {
    expect(await press(member, 'lake-run', `${page}?view=month&month=2027-03&outcome=added`)).toBe(
      `${page}?view=month&month=2027-03&outcome=removed`,
    )
    expect(await saved(member)).toEqual([])
  }
})
