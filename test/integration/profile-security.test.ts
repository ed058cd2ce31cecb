import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profileView } from '../../src/model/schemas/account/profile.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { password, type AccountSite } from '../support/accounts.ts'

const start = '2026-11-21T09:00:00Z'
const fresh = 'Nebelhorn-Gipfel-26'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess(start))
})
afterAll(() => close())

const change = (current: string, to: string, again = to) => ({
  password_current: current,
  password: to,
  password_confirm: again,
})

const actionsOf = async (id: number) =>
  (await site.rows('SELECT action FROM audit WHERE member_id = ?', id)).map(({ action }) => action)

const kindsTo = async (address: string) =>
  (await site.rows('SELECT kind FROM mail WHERE address = ? ORDER BY rowid', address)).map(
    ({ kind }) => kind,
  )

test('a new password replaces the old one, ends all other sessions, and is announced by email', async () => {
  await site.add({ id: 21, username: 'ada' })
  const [here, there] = [await site.signedIn('ada'), await site.signedIn('ada')]
  const got = await here.send('POST', '/api/profile/password', change(password, fresh))
  expect([got.status, got.text]).toEqual([200, '{}'])
  expect((await here.request('GET', '/api/profile')).status).toBe(200)
  expect((await there.request('GET', '/api/profile')).status).toBe(401)
  expect((await site.visitor().signIn('ada', password)).status).toBe(401)
  const again = site.visitor()
  await again.signIn('ada', fresh)
  expect(again.cookies.has('__Host-sid')).toBe(true)
  expect(await kindsTo('ada@example.org')).toContain('password-changed')
  expect(await actionsOf(21)).toContain('authn_password_change')
})

test('a password change is refused at its field: wrong, weak, containing the name, mistyped, or not a string', async () => {
  await site.add({ id: 22, username: 'bertold' })
  const bert = await site.signedIn('bertold')
  const cases: [object, Record<string, string>][] = [
    [change('Kaltwasser-7-Ufes', fresh), { password_current: 'wrong-password' }],
    [change('', fresh), { password_current: 'required' }],
    [change(password, 'short-1A'.slice(0, 7)), { password: 'min' }],
    [change(password, `Aa1-${'x'.repeat(130)}`), { password: 'password-too-long' }],
    [change(password, 'Password1!'), { password: 'password-common' }],
    [change(password, 'Bertold-2026!'), { password: 'password-personal' }],
    [change(password, fresh, 'Nebelhorn'), { password_confirm: 'match' }],
    [{ password_current: password, password: fresh }, { password_confirm: 'required' }],
    [{ ...change(password, fresh), memberId: 21 }, { memberId: 'invalid' }],
  ]
  for (const [body, fields] of cases) {
    const { status, json } = await bert.send('POST', '/api/profile/password', body)
    expect([body, status]).toEqual([body, 400])
    expect(json).toMatchObject({ error: { code: 'invalid-fields', fields } })
  }
  // auth 17
  for (const wrong of [null, [], {}, 5, true]) {
    const body = { ...change(password, fresh), password_current: wrong }
    expect((await bert.send('POST', '/api/profile/password', body)).status).toBe(400)
  }
  expect((await bert.request('GET', '/api/profile')).status).toBe(200)
})

test('password attempts in an open session are counted before hashing', async () => {
  await site.add({ id: 23, username: 'cleo' })
  const cleo = await site.signedIn('cleo')
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    const body = { email: 'other@example.org', password: `Falsch-${tries}-Falsch` }
    statuses.push((await cleo.send('POST', '/api/profile/email', body)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  const right = await cleo.send('POST', '/api/profile/deletion', { password })
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, '900'])
  expect(await kindsTo('other@example.org')).toEqual([])
})

test('of two concurrent password changes one succeeds and the other is refused', async () => {
  await site.add({ id: 24, username: 'dora' })
  const [one, other] = [await site.signedIn('dora'), await site.signedIn('dora')]
  const got = await Promise.all([
    one.send('POST', '/api/profile/password', change(password, fresh)),
    other.send('POST', '/api/profile/password', change(password, 'Talstation-Sued-81')),
  ])
  expect(got.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a new email applies once its link is opened: sessions end, the old address is notified, pending links are void', async () => {
  await site.add({ id: 25, username: 'emil' })
  const emil = await site.signedIn('emil')
  const body = { email: ' New.Emil@example.net ', password }
  expect((await emil.send('POST', '/api/profile/email', body)).text).toBe('{}')
  const token = await site.linkTo('New.Emil@example.net')
  const pending = v.parse(profileView, (await emil.request('GET', '/api/profile')).json)
  expect([pending.email, pending.pendingEmail]).toEqual([
    'emil@example.org',
    'New.Emil@example.net',
  ])
  await site
    .visitor()
    .send('POST', '/api/members/password/forgot', { email: 'emil@example.org', locale: 'en' })
  const reset = await site.linkTo('emil@example.org')
  const opened = await site
    .visitor()
    .send('POST', '/api/members/confirmation', { confirmation_token: token })
  expect(opened.json).toEqual({ purpose: 'email' })
  expect((await emil.request('GET', '/api/profile')).status).toBe(401)
  const void_ = await site.visitor().send('POST', '/api/members/password/reset', {
    reset_password_token: reset,
    password: fresh,
    password_confirm: fresh,
  })
  expect(void_.status).toBe(400)
  const again = site.visitor()
  await again.signIn('new.emil@EXAMPLE.net', password)
  const now = v.parse(profileView, (await again.request('GET', '/api/profile')).json)
  expect([now.email, now.pendingEmail]).toEqual(['New.Emil@example.net', null])
  expect(await kindsTo('emil@example.org')).toContain('address-changed')
  const used = await again.send('POST', '/api/members/confirmation', { confirmation_token: token })
  expect(used.json).toMatchObject({ error: { code: 'token-used' } })
})

test('requesting an email in use gets the usual response, and sends nothing', async () => {
  await site.add({ id: 26, username: 'frida' })
  await site.add({ id: 27, username: 'gustav' })
  const frida = await site.signedIn('frida')
  const requestChange = async (email: string) => {
    const got = await frida.send('POST', '/api/profile/email', { email, password })
    const view = v.parse(profileView, (await frida.request('GET', '/api/profile')).json)
    return { status: got.status, text: got.text, pending: view.pendingEmail === email }
  }
  const taken = await requestChange('GUSTAV@example.org')
  expect(taken).toEqual({ status: 200, text: '{}', pending: true })
  expect(await requestChange('free@example.org')).toEqual(taken)
  await site.linkTo('free@example.org')
  expect(await kindsTo('GUSTAV@example.org')).toEqual([])
  expect(await kindsTo('gustav@example.org')).not.toContain('email-change')
  expect(
    (await frida.send('POST', '/api/profile/email', { email: 'frida@example.org', password })).json,
  ).toMatchObject({
    error: { fields: { email: 'email-taken' } },
  })
})

test('auth 58: anything but the address of one mailbox is refused', async () => {
  const frida = await site.signedIn('frida')
  for (const email of [
    'victim@example.org,evil@example.net',
    'a@example.org\r\nBcc: evil@example.net',
    '"a@evil"@example.org',
    'a＠example.org',
    'a﹫example.org',
    'a@localhost',
    '',
  ]) {
    const { status } = await frida.send('POST', '/api/profile/email', { email, password })
    expect([email, status]).toEqual([email, 400])
  }
})

test('of two members who confirm the same email the first gets it, and the link of the other is void', async () => {
  await site.add({ id: 28, username: 'hans' })
  await site.add({ id: 29, username: 'inge' })
  const tokens: string[] = []
  for (const username of ['hans', 'inge']) {
    const member = await site.signedIn(username)
    await member.send('POST', '/api/profile/email', { email: 'shared@example.net', password })
    // The second email to this address belongs to the second member.
    for (let tries = 0; tries < 100 && tokens.length < (username === 'hans' ? 1 : 2); tries += 1) {
      const token = await site.linkTo('shared@example.net')
      if (!tokens.includes(token)) tokens.push(token)
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const codes: unknown[] = []
  for (const token of tokens)
    codes.push(
      (
        await site
          .visitor()
          .send('POST', '/api/members/confirmation', { confirmation_token: token })
      ).json,
    )
  expect(codes).toMatchObject([{ purpose: 'email' }, { error: { code: 'token-invalid' } }])
  const inge = await site.signedIn('inge')
  expect((await inge.request('GET', '/api/profile')).json).toMatchObject({
    email: 'inge@example.org',
  })
})
