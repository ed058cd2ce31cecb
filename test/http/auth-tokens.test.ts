import { expect, test } from 'vitest'
import { inOneMinute } from '../support/minute.ts'
import { siteUrl } from '../support/fetch-site.ts'
import { newUnconfirmed, tokenIn, waitForMail } from '../support/members.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Links in emails under attack; the numbers are those of the threat model's list (SECURITY.md). */

const url = siteUrl()

const codeOf = (got: VisitorResponse): unknown => Object(Object(got.json)['error'])['code']

const confirm = async (confirmation_token: string, visitor = newVisitor(url)) =>
  await visitor.send('POST', '/api/members/confirmation', { confirmation_token })

test('auth 53: guessed tokens are refused and rate limited', async () => {
  const responses = await inOneMinute(async () => {
    const visitor = newVisitor(url)
    const got: VisitorResponse[] = []
    for (let n = 0; n < 24; n++) got.push(await confirm('x'.repeat(43), visitor))
    return got
  })
  expect(responses.slice(0, 20).map(codeOf)).toEqual(Array<string>(20).fill('token-invalid'))
  expect(responses.at(-1)?.status).toBe(429)
})

test('auth 56: GET on the page of a link consumes no token', async () => {
  const { email } = await newUnconfirmed(url)
  const mail = await waitForMail(url, email)
  const link = new URL(/https?:\S+confirmation_token=\S+/u.exec(mail.text)?.[0] ?? '')
  for (const method of ['GET', 'HEAD'])
    await fetch(link, { method, headers: { 'user-agent': 'SafeLinks scanner' } })
  expect((await confirm(tokenIn(mail))).status).toBe(200)
})
