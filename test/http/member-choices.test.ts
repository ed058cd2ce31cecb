import { expect, test } from 'vitest'
import { newSignedIn } from '../support/members.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'
import { siteUrl } from '../support/fetch-site.ts'

/** Currency and unit chosen on any page are stored for the member, as those of the profile are. */

const url = siteUrl()
const cookieOf = ({ cookies }: Visitor) => decodeURIComponent(cookies.get('userPreferences') ?? '')
const ofProfile = async (visitor: Visitor) =>
  Object(Object((await visitor.request('GET', '/api/profile')).json)['preferences'])

test('a member’s choice on a page applies on the next device', async () => {
  const { visitor, username, password } = await newSignedIn(url)
  const chosen = await visitor.request('GET', '/calendar?text=oslo&currency=SEK')
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/calendar?text=oslo'])
  // It is stored after the response.
  await expect.poll(async () => (await ofProfile(visitor)).currency).toBe('SEK')
  await visitor.request('GET', '/?unitSet=imperial')
  await expect.poll(async () => (await ofProfile(visitor)).unit).toBe('imperial')

  const other = newVisitor(url)
  await other.request('GET', '/?currency=JPY')
  expect(cookieOf(other)).toContain('JPY')
  expect((await other.signIn(username, password)).status).toBe(200)
  expect(JSON.parse(cookieOf(other))).toEqual({ unit: 'imperial', currency: 'SEK' })
  expect((await other.request('GET', '/calendar')).text).toMatch(
    /data-unit="imperial"[^>]*data-currency="SEK"|data-currency="SEK"[^>]*data-unit="imperial"/u,
  )
})

test('a member without a choice keeps the browser’s, and an invalid session stores nothing', async () => {
  const { visitor, username, password } = await newSignedIn(url)
  const fresh = newVisitor(url)
  await fresh.request('GET', '/?currency=GBP')
  await fresh.signIn(username, password)
  expect(JSON.parse(cookieOf(fresh))).toEqual({ unit: 'metric', currency: 'GBP' })

  const signedOut = newVisitor(url)
  signedOut.cookies.set('__Host-sid', 'x'.repeat(43))
  expect((await signedOut.request('GET', '/?currency=NOK')).status).toBe(303)
  await visitor.request('GET', '/?currency=nonsense&unitSet=7')
  expect((await ofProfile(visitor)).currency).toBe('EUR')
})
