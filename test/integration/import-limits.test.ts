import { afterAll, beforeAll, expect, test } from 'vitest'
import { importSourcesPerDay, importsPerDay } from '../../src/model/event/imports.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import type { Visitor } from '../support/visitor.ts'

/** The number of imports and sources of an organisation in a day. */

let site: AccountSite
let close: () => Promise<void>
let organiser: Visitor

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 71, username: 'ada', role: 'organiser' })
  organiser = await site.signedIn('ada')
  await organiser.send('POST', '/api/profile/organisation', { name: 'Seelauf' })
})
afterAll(async () => await close())

const list = 'Event,Date,City\nLake Run,2027-06-12,Krems\n'

/** Statuses of as many sources, one after the other. */
async function statuses(count: number, body: string): Promise<number[]> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-csrf-token': await organiser.csrf(),
  }
  const all: number[] = []
  for (let sent = 0; sent < count; sent += 1) {
    const { status } = await organiser.request('POST', '/api/organiser/imports/file', {
      headers,
      body,
    })
    all.push(status)
  }
  return all
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('files that are refused are no imports, but their number is limited as well', async () => {
  expect(await statuses(importsPerDay + 1, 'nothing')).toEqual(times(importsPerDay + 1, 400))
  expect(await statuses(importsPerDay + 1, list)).toEqual([...times(importsPerDay, 200), 429])
  const left = importSourcesPerDay - 2 * (importsPerDay + 1)
  expect(await statuses(left + 1, 'nothing')).toEqual([...times(left, 400), 429])
})
