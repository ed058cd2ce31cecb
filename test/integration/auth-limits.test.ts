import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { password, type AccountSite } from '../support/accounts.ts'

/** Sign-in limits under attack: they disclose no account and never lock its holder out. */

const start = '2026-11-21T09:00:00Z'
const minutesLater = (minutes: number) =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString()
let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess(start))
})
afterAll(async () => await close())

let made = 0
async function add(confirmedAt: string | null = start): Promise<string> {
  made += 1
  const username = `limits${made}`
  await site.add({ id: 7000 + made, username, confirmedAt })
  return username
}

const failSignIn = async (identifier: string): Promise<number> =>
  (await site.visitor().signIn(identifier, 'Wrong-Pass-1')).status

async function statusesOf(identifiers: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const identifier of identifiers) statuses.push(await failSignIn(identifier))
  return statuses
}

const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n))

const requestReset = async (email: string) =>
  await site.visitor().send('POST', '/api/members/password/forgot', { email, locale: 'en' })

const resetPassword = async (visitor: ReturnType<AccountSite['visitor']>, token: string) =>
  await visitor.send('POST', '/api/members/password/reset', {
    reset_password_token: token,
    password: 'Ganz-Neu-2027',
    password_confirm: 'Ganz-Neu-2027',
  })

test.each([
  ['a second "@"', (email: string) => times(7, (n) => `${email}@${n}`)],
  [
    'capitals and wide letters',
    (email: string) => [...times(6, () => email), email.toUpperCase().replace('L', '\uff2c')],
  ],
])(
  'failures at addresses with %s get the same responses for a confirmed, an unconfirmed and no account',
  async (_how, of) => {
    const confirmed = await add()
    const unconfirmed = await add(null)
    const [known, pending, unknown] = [
      await statusesOf(of(`${confirmed}@example.org`)),
      await statusesOf(of(`${unconfirmed}@example.org`)),
      await statusesOf(of(`nobody-${confirmed}@example.org`)),
    ]
    expect(known).toEqual(unknown)
    expect(pending).toEqual(unknown)
  },
)

test('failures at dotted spellings of a Gmail address share one count, with and without an account', async () => {
  const spellings = (name: string) =>
    times(7, (n) => `${name.slice(0, n + 1)}.${name.slice(n + 1)}@gmail.com`)
  const username = await add()
  await site.rows(
    'UPDATE member SET email = ?, email_key = ? WHERE username = ?',
    'limitsgmail@gmail.com',
    'limitsgmail@gmail.com',
    username,
  )
  const known = await statusesOf(spellings('limitsgmail'))
  expect(known).toEqual(await statusesOf(spellings('nobodygmail')))
  expect(known.at(-1)).toBe(429)
})

test('the limit of a username does not apply to the email of the same member', async () => {
  const username = await add()
  await statusesOf(times(6, () => username))
  expect(await failSignIn(username)).toBe(429)
  expect(await failSignIn(`${username}@example.org`)).toBe(401)
})

test('the right password is refused for an email with a second "@"', async () => {
  const username = await add()
  const { status } = await site.visitor().signIn(`${username}@example.org@evil`, password)
  expect(status).toBe(401)
})

test('spellings of an organisation share one count, which a member with a similar username cannot reset', async () => {
  const [owner, other] = [await add(), await add()]
  await site.rows("INSERT INTO organiser (id, permalink, name) VALUES (7100, 'a-b', 'A B')")
  await site.rows(
    'INSERT INTO organiser_member (organiser_id, member_id) SELECT 7100, id FROM member WHERE username = ?',
    owner,
  )
  await site.rows(
    "UPDATE member SET username = 'a.b', username_key = 'a.b' WHERE username = ?",
    other,
  )
  await statusesOf(['A B', 'a  b', 'A B!', 'a-b.'])
  expect((await site.visitor().signIn('a.b', password)).status).toBe(200)
  expect(await statusesOf(['A  B', 'A B?'])).toEqual([401, 429])
})

test('after a password reset its browser can sign in at once, however many failures an attacker causes', async () => {
  const username = await add()
  const email = `${username}@example.org`
  const attack = async () =>
    await statusesOf([...times(7, () => username), ...times(7, () => email)])
  await attack()
  await requestReset(email)
  const home = site.visitor()
  expect((await resetPassword(home, await site.linkTo(email))).status).toBe(200)
  await attack()
  // Control: a browser that did not reset the password has to wait.
  expect((await site.visitor().signIn(email, 'Ganz-Neu-2027')).status).toBe(429)
  expect((await home.signIn(email, 'Ganz-Neu-2027')).status).toBe(200)
})

test('a reset marks the browser as known for its own member only, and opens no session', async () => {
  const [own, victim] = [await add(), await add()]
  await requestReset(`${own}@example.org`)
  const attacker = site.visitor()
  await resetPassword(attacker, await site.linkTo(`${own}@example.org`))
  expect(attacker.cookies.has('__Host-sid')).toBe(false)
  await statusesOf(times(7, () => victim))
  expect((await attacker.signIn(victim, password)).status).toBe(429)
})

test('continuous reset requests by an attacker do not prevent a new password', async () => {
  const username = await add()
  const email = `${username}@example.org`
  const attack = async () => {
    for (let n = 0; n < 4; n += 1) await requestReset(email)
  }
  for (const minutes of [0, 31, 62, 93, 124]) {
    await site.at(minutesLater(minutes))
    await attack()
  }
  const mails = async () =>
    (await site.rows('SELECT count(*) AS n FROM delivered_mail WHERE address = ?', email))[0]?.['n']
  // Three per half hour up to ten, then one each: the mailbox is not flooded either.
  await expect.poll(mails).toBe(11)
  await requestReset(email)
  expect((await resetPassword(site.visitor(), await site.linkTo(email))).status).toBe(200)
})
