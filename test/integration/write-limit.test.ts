import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'

/** The limit of writes of a member, with a limiter that allows three. */

let site: AccountSite
let close: () => Promise<void>
const counts = new Map<string, number>()

const limiter = {
  limit: async ({ key }: { key: string }) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { success: count <= 3 }
  },
}

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z', { WRITE_LIMIT: limiter }))
  await site.add({ id: 71, username: 'ada', role: 'organiser' })
  await site.add({ id: 72, username: 'bert' })
})
afterAll(async () => await close())

test('writes of a member are counted together, whatever they change and from whichever device', async () => {
  const laptop = await site.signedIn('ada')
  const phone = await site.signedIn('ada')
  const writes = [
    () => laptop.send('PATCH', '/api/profile', { city: 'Oslo' }),
    () => phone.send('PUT', '/api/profile/follows', { permalink: 'nobody', follow: true }),
    () => laptop.send('POST', '/api/profile/organisation', { name: 'Seelauf' }),
    () => phone.send('PATCH', '/api/profile', { city: 'Bergen' }),
    () => laptop.send('POST', '/api/organiser/drafts', { name: 'Seelauf', language: 'de' }),
  ]
  const statuses: number[] = []
  for (const write of writes) statuses.push((await write()).status)
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true])
  expect([...counts.keys()]).toEqual(['member/71'])
  const reads = await laptop.request('GET', '/api/profile')
  expect(reads.status).toBe(200)
  expect(reads.json).toMatchObject({ city: 'Oslo' })
})

test('other members have a count of their own', async () => {
  const other = await site.signedIn('bert')
  expect((await other.send('PATCH', '/api/profile', { city: 'Oslo' })).status).toBe(200)
})
