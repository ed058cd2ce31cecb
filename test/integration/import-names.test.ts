import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { serveLoopback } from '../support/loopback.ts'
import type { Visitor } from '../support/visitor.ts'

/** Names in the address of an import that resolve to hosts of the network of `npm start`. */

const names: Record<string, string[]> = {
  'inward.example.com': ['127.0.0.1'],
  'mixed.example.com': ['93.184.216.34', '10.0.0.7'],
  'metadata.example.com': ['169.254.169.254'],
  'inward6.example.com': ['::1'],
}

let site: AccountSite
let close: () => Promise<void>
let stop: () => Promise<void>
let organiser: Visitor
const resolved: string[] = []

beforeAll(async () => {
  const resolver = await serveLoopback(({ url = '' }, response) => {
    const name = new URL(url, 'http://localhost').searchParams.get('name') ?? ''
    resolved.push(name)
    response.end(JSON.stringify(names[name] ?? []))
  })
  ;({ stop } = resolver)
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z', {
    LOCAL_RESOLVER: resolver.url,
  }))
  await site.add({ id: 71, username: 'ada', role: 'organiser' })
  organiser = await site.signedIn('ada')
  await organiser.send('POST', '/api/profile/organisation', { name: 'Seelauf' })
})
afterAll(async () => {
  await close()
  await stop()
})

test.each([
  ['http://inward.example.com/races.ics', 'address-private'],
  ['http://mixed.example.com/races.ics', 'address-private'],
  ['http://metadata.example.com/latest/meta-data/', 'address-private'],
  ['https://inward6.example.com/races.ics', 'address-private'],
  ['http://unknown.example.com/races.ics', 'unreachable'],
])('%s is refused before it is fetched: %s', async (address, field) => {
  const { status, json } = await organiser.send('POST', '/api/organiser/imports/address', {
    address,
  })
  expect(status).toBe(400)
  expect(json).toMatchObject({ error: { code: 'import-refused', field } })
  expect(resolved).toContain(new URL(address).hostname)
})
