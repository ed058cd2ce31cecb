import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { goodPassword, mailTo, newUnconfirmed, tokenIn, waitForMail } from '../support/members.ts'
import { testNow } from '../support/site.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Sign-in before confirmation: the response offers to resend the email, and no earlier link becomes invalid. */

let url: string
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await accountsInProcess(testNow)
  ;({ close } = opened)
  ;({ url } = opened.site)
})
afterAll(async () => await close())

const codeOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['code']
const pendingOf = (got: VisitorResponse): unknown =>
  Object(Object(got.json)['unconfirmed'])['pending']

const confirm = async (confirmation_token: string) =>
  await newVisitor(url).send('POST', '/api/members/confirmation', { confirmation_token })

const resend = async (pending: unknown) =>
  await newVisitor(url).send('POST', '/api/members/registration/resend', { pending })

test('the right password of an unconfirmed account gets an offer to resend, and only that request sends an email', async () => {
  const { email, username } = await newUnconfirmed(url)
  const first = tokenIn(await waitForMail(url, email))
  const visitor = newVisitor(url)
  const offer = await visitor.signIn(username, goodPassword)
  expect([offer.status, codeOf(offer)]).toEqual([403, 'not-confirmed'])
  expect(offer.json).toMatchObject({ unconfirmed: { email, pending: expect.any(String) } })
  expect(visitor.cookies.has('__Host-sid')).toBe(false)
  expect(visitor.cookies.has('__Host-known')).toBe(false)
  expect((await resend(pendingOf(offer))).status).toBe(200)
  await expect.poll(async () => (await mailTo(url, email)).length).toBe(2)
  const again = await resend(pendingOf(offer))
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60'])

  // Regression: the link of the first email has to work after the sign-in attempt.
  expect((await confirm(first)).json).toEqual({ purpose: 'confirm', role: 'athlete' })
  expect((await newVisitor(url).signIn(email, goodPassword)).status).toBe(200)
  const second = (await mailTo(url, email)).map(tokenIn).find((token) => token !== first) ?? ''
  expect(codeOf(await confirm(second))).toBe('token-used')
})

test('a wrong password of an unconfirmed account discloses nothing, and counts as a failure', async () => {
  const { email } = await newUnconfirmed(url)
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1)
    statuses.push((await newVisitor(url).signIn(email, `Wrong-${n}`)).status)
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(statuses.at(-1)).toBe(429)
  expect(pendingOf(await newVisitor(url).signIn(email, goodPassword))).toBeUndefined()
})

test('sign-in leaves the resend button of the registration page working', async () => {
  const { email, username, visitor } = await newUnconfirmed(url)
  await waitForMail(url, email)
  const tokens = [
    pendingOf(await visitor.signIn(username, goodPassword)),
    pendingOf(await visitor.signIn(username, goodPassword)),
  ]
  expect((await resend(tokens[0])).status).toBe(200)
  // The second token is as valid; only the limit of one a minute blocks it.
  expect((await resend(tokens[1])).status).toBe(429)
})
