import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionsView } from '../../src/model/schemas/account/profile.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { type AccountSite } from '../support/accounts.ts'

const start = '2026-11-21T09:00:00Z'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess(start))
})
afterAll(() => close())

test('sessions are listed with device and country, the current one first, and each can be ended only by its member', async () => {
  await site.add({ id: 30, username: 'jana' })
  await site.add({ id: 31, username: 'kurt' })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const jana = await site.signedIn('jana', firefox)
  const phone = await site.signedIn('jana')
  const tablet = await site.signedIn('jana')
  const kurt = await site.signedIn('kurt')
  const list = async () =>
    v.parse(sessionsView, (await jana.request('GET', '/api/profile/sessions?locale=en')).json)
      .sessions
  const [own, ...others] = await list()
  expect(own).toMatchObject({
    device: 'Firefox · Linux',
    current: true,
    since: { label: '21 November 2026' },
    seen: { label: 'this hour' },
  })
  expect(others.map(({ current }) => current)).toEqual([false, false])
  const [first] = others
  const path = `/api/profile/sessions/${first?.id}`
  expect((await kurt.send('DELETE', path)).status).toBe(404)
  expect((await kurt.send('DELETE', '/api/profile/sessions/none')).status).toBe(404)
  expect((await jana.send('DELETE', path)).text).toBe('{}')
  expect(await list()).toHaveLength(2)
  expect((await jana.send('DELETE', '/api/profile/sessions')).text).toBe('{}')
  expect(await list()).toHaveLength(1)
  for (const ended of [phone, tablet])
    expect((await ended.request('GET', '/api/profile')).status).toBe(401)
  expect((await kurt.request('GET', '/api/profile')).status).toBe(200)
})

test('Google can be disconnected only by a member with a password', async () => {
  await site.add({ id: 32, username: 'lena' })
  await site.add({ id: 33, username: 'milo' })
  const lena = await site.signedIn('lena')
  const milo = await site.signedIn('milo')
  await site.rows(
    `INSERT INTO identity (provider, subject, member_id, email, created_at) VALUES
      ('google', 's32', 32, 'lena@gmail.com', ?1), ('google', 's33', 33, 'milo@gmail.com', ?1)`,
    start,
  )
  await site.rows('UPDATE member SET password_hash = NULL WHERE id = 33')
  expect((await lena.request('GET', '/api/profile')).json).toMatchObject({
    google: { email: 'lena@gmail.com', since: { label: '21 November 2026' } },
  })
  const refused = await milo.send('DELETE', '/api/profile/google')
  expect([refused.status, refused.json]).toMatchObject([409, { error: { code: 'conflict' } }])
  expect((await lena.send('DELETE', '/api/profile/google')).text).toBe('{}')
  expect((await lena.send('DELETE', '/api/profile/google')).status).toBe(404)
  expect(await site.rows('SELECT subject FROM identity')).toEqual([{ subject: 's33' }])
})

test('without a password, a sign-in within ten minutes is required, also when the clock was set back', async () => {
  await site.add({ id: 34, username: 'nora' })
  const nora = await site.signedIn('nora')
  await site.rows('UPDATE member SET password_hash = NULL WHERE id = 34')
  const none = await nora.send('POST', '/api/profile/password', {
    password_current: 'x',
    password: 'Nebelhorn-Gipfel-26',
    password_confirm: 'Nebelhorn-Gipfel-26',
  })
  expect([none.status, none.json]).toMatchObject([409, { error: { code: 'conflict' } }])
  const profileStatus = async () =>
    (await nora.send('POST', '/api/profile/email', { email: 'nora@example.net' })).status
  expect(await profileStatus()).toBe(200)
  for (const instant of ['2026-11-21T09:10:01Z', '2026-11-21T08:49:59Z']) {
    await site.at(instant)
    const got = await nora.send('POST', '/api/profile/deletion')
    expect([instant, got.status, got.json]).toMatchObject([
      instant,
      403,
      { error: { code: 'sign-in-again' } },
    ])
  }
  await site.at(start)
  expect(await profileStatus()).toBe(200)
})
