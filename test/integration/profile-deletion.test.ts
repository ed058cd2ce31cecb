import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deletionView } from '../../src/model/schemas/account/profile.ts'
import { exportView } from '../../worker/domain/registry/export-view.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { password, type AccountSite } from '../support/accounts.ts'

const start = '2026-11-21T09:00:00Z'
const lastMoment = '2026-12-21T08:59:59Z'
const due = '2026-12-21T09:00:00Z'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess(start))
})
afterAll(() => close())

test('auth 33: from the deletion request on, no session opens the account, and sign-in is refused', async () => {
  await site.add({ id: 41, username: 'ada' })
  const [here, there] = [await site.signedIn('ada'), await site.signedIn('ada')]
  const wrong = await here.send('POST', '/api/profile/deletion', { password: 'Falsch-1-Falsch' })
  expect(wrong.json).toMatchObject({ error: { fields: { password: 'wrong-password' } } })
  const none = await here.send('POST', '/api/profile/deletion')
  expect(none.json).toMatchObject({ error: { fields: { password: 'required' } } })
  const sid = here.cookies.get('__Host-sid') ?? ''
  const got = await here.send('POST', '/api/profile/deletion?locale=de', { password })
  expect(v.parse(deletionView, got.json)).toEqual({
    deleteAt: { at: '2026-12-21T09:00:00.000Z', label: '21. Dezember 2026' },
  })
  expect([here.cookies.has('__Host-sid'), here.cookies.has('member')]).toEqual([false, false])
  here.cookies.set('__Host-sid', sid)
  for (const visitor of [here, there]) {
    expect((await visitor.request('GET', '/api/profile')).status).toBe(401)
    expect(await visitor.session()).toBeNull()
  }
  const again = site.visitor()
  expect((await again.signIn('ada', 'Falsch-1-Falsch')).json).toEqual({
    url: expect.stringContaining('error=credentials'),
  })
  expect((await again.signIn('ada', password)).status).toBe(403)
  expect(again.cookies.has('__Host-sid')).toBe(false)
  await again.send('POST', '/api/members/password/forgot', {
    email: 'ada@example.org',
    locale: 'en',
  })
  // The owner of the mailbox gets the way back, and no link to a new password.
  const kinds = async () =>
    (await site.rows(`SELECT kind FROM mail WHERE member_id = 41`)).map(({ kind }) => kind)
  await expect.poll(kinds).toEqual(['deletion', 'deletion'])
})

test('the link in the email cancels a deletion, once, until its last moment', async () => {
  const token = await site.linkTo('ada@example.org')
  await site.at(lastMoment)
  expect(await site.cron()).toBe(true)
  const open = async () =>
    await site.visitor().send('POST', '/api/members/confirmation', { confirmation_token: token })
  expect((await open()).json).toEqual({ purpose: 'undelete' })
  expect((await open()).json).toMatchObject({ error: { code: 'token-used' } })
  const ada = await site.signedIn('ada')
  expect((await ada.request('GET', '/api/profile')).json).toMatchObject({ deleteAt: null })
  await site.at(due)
  expect(await site.cron()).toBe(true)
  expect(await site.rows('SELECT id FROM member')).toEqual([{ id: 41 }])
})

test('the cron deletes due accounts with their preferences in KV; the name is free again, and the link is void', async () => {
  await site.at(start)
  await site.add({ id: 42, username: 'bert' })
  const bert = await site.signedIn('bert')
  await bert.send('PATCH', '/api/profile', { unit: 'imperial' })
  expect(await site.kv.get('preferences:42')).toContain('imperial')
  await bert.send('POST', '/api/profile/deletion', { password })
  const token = await site.linkTo('bert@example.org')
  await site.at(lastMoment)
  await site.cron()
  expect(await site.rows('SELECT id FROM member WHERE id = 42')).toHaveLength(1)
  await site.at(due)
  expect(await site.cron()).toBe(true)
  expect(await site.rows('SELECT id FROM member')).toEqual([{ id: 41 }])
  expect(await site.kv.get('preferences:42')).toBeNull()
  const log = await site.rows('SELECT action FROM audit WHERE member_id = 42 ORDER BY id')
  expect(log.map(({ action }) => action).slice(-2)).toEqual(['user_archived', 'user_deleted'])
  await site.at(start)
  const late = await site
    .visitor()
    .send('POST', '/api/members/confirmation', { confirmation_token: token })
  expect(late.json).toMatchObject({ error: { code: 'token-invalid' } })
  const taken = await site.visitor().send('POST', '/api/members/registration/athlete', {
    username: 'bert',
    firstname: 'Bert',
    lastname: 'Neu',
    email: 'bert@example.org',
    toc_accepted: true,
    password,
    password_confirm: password,
    locale: 'en',
  })
  expect(taken.status).toBe(201)
})

test('GET /api/profile/export is a download for its member, without hashes or data of others', async () => {
  await site.at(start)
  await site.add({ id: 43, username: 'cleo' })
  await site.add({ id: 44, username: 'dora' })
  const cleo = await site.signedIn('cleo')
  await site.signedIn('dora')
  await cleo.send('PATCH', '/api/profile', { bio: '<script>alert(1)</script>', currency: 'SEK' })
  const got = await cleo.request('GET', '/api/profile/export')
  expect(got.headers.get('content-disposition')).toBe(
    'attachment; filename="startline-account.json"',
  )
  expect(got.headers.get('content-type')).toContain('application/json')
  expect(got.headers.get('cache-control')).toBe('private, no-store')
  const file = v.parse(exportView, got.json)
  expect(file.account).toMatchObject({ id: 43, username: 'cleo', hasPassword: true })
  expect(file.preferences).toEqual({ unit: 'metric', currency: 'SEK' })
  expect(file.sessions).toHaveLength(1)
  expect(file.log.map(({ action }) => action)).toContain('user_updated')
  expect(got.text).not.toMatch(/scrypt|dora/u)
  const hashes = await site.rows('SELECT hash FROM session UNION SELECT hash FROM action_token')
  for (const { hash } of hashes) expect(got.text).not.toContain(String(hash))
})

test('the right password of a closed account says when it will be deleted, and its token keeps it; the mailed link stays valid', async () => {
  await site.at(start)
  await site.add({ id: 46, username: 'fritz' })
  const fritz = await site.signedIn('fritz')
  await fritz.send('POST', '/api/profile/deletion', { password })
  const mailed = await site.linkTo('fritz@example.org')
  const visitor = site.visitor()
  const refused = await visitor.signIn('fritz', password, { locale: 'de' })
  expect(refused.json).toMatchObject({
    error: { code: 'account-closed' },
    text: 'Dieses Konto ist geschlossen und wird am 21. Dezember 2026 gelöscht.',
    closed: { token: expect.any(String) },
  })
  const links = await site.rows(
    `SELECT used_at FROM action_token WHERE member_id = 46 AND purpose = 'undelete'`,
  )
  expect(links).toEqual([{ used_at: null }, { used_at: null }])
  expect(mailed).not.toBe('')
  const { token } = Object(Object(refused.json)['closed'])
  const kept = await visitor.send('POST', '/api/members/confirmation', {
    confirmation_token: token,
  })
  expect(kept.json).toEqual({ purpose: 'undelete' })
  expect((await visitor.signIn('fritz', password)).status).toBe(200)
})

test('the right password of an account that is due for deletion is refused like a wrong one', async () => {
  await site.at(start)
  await site.add({ id: 47, username: 'gerda' })
  const gerda = await site.signedIn('gerda')
  await gerda.send('POST', '/api/profile/deletion', { password })
  await site.at(due)
  const refused = await site.visitor().signIn('gerda', password)
  expect([refused.status, Object(refused.json)['closed']]).toEqual([401, undefined])
})
