import { expect, test } from 'vitest'
import { mailTo, tokenIn, waitForMail } from '../support/members.ts'
import { newVisitor } from '../support/visitor.ts'

/** Email of the served site, which lists it at /dev/mail. */

const url = process.env['STARTLINE_URL'] ?? ''
const fresh = () => `flow-${crypto.randomUUID()}@example.org`

const subscribe = async (email: string, locale = 'en') =>
  await newVisitor(url).send('POST', '/api/auth/newsletter', { email, locale })

/** Waits for an email that must not arrive: the one before it took a fraction of this. */
const waitLongEnough = async () => await new Promise((resolve) => setTimeout(resolve, 1500))

test('the newsletter sends one confirmation email a day, and none after confirmation', async () => {
  const email = fresh()
  const first = await subscribe(email, 'sv')
  expect([first.status, first.text]).toEqual([200, '{}'])
  const mail = await waitForMail(url, email)
  expect(mail.subject).toBe('Söndagens startlista: bekräfta din prenumeration')
  expect(mail.text).toMatch(/\/sv\/medlemmar\/\S+\?confirmation_token=/u)
  const again = await subscribe(` ${email.toUpperCase()} `)
  expect([again.status, again.text]).toEqual([200, '{}'])
  await waitLongEnough()
  expect(await mailTo(url, email)).toHaveLength(1)
  const visitor = newVisitor(url)
  const confirm = async () =>
    await visitor.send('POST', '/api/members/confirmation', { confirmation_token: tokenIn(mail) })
  expect(await confirm()).toMatchObject({ status: 200, json: { purpose: 'newsletter' } })
  expect(await confirm()).toMatchObject({ status: 400, json: { error: { code: 'token-used' } } })
  const known = await subscribe(email)
  expect([known.status, known.text]).toEqual([200, '{}'])
  await waitLongEnough()
  expect(await mailTo(url, email)).toHaveLength(1)
})

test('twenty concurrent sign-ups of one address send it one email', async () => {
  const email = fresh()
  const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(email)))
  expect(responses.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => '{}'))
  await waitForMail(url, email)
  await waitLongEnough()
  expect(await mailTo(url, email)).toHaveLength(1)
})

test('an undeliverable address is refused and does not affect others', async () => {
  const odd = `"x>y,z"${crypto.randomUUID()}@example.org`
  expect(await subscribe(odd)).toMatchObject({
    status: 400,
    json: { error: { code: 'email-invalid' } },
  })
  const email = fresh()
  expect((await subscribe(email)).status).toBe(200)
  await waitForMail(url, email)
  expect(await mailTo(url, odd)).toEqual([])
})

test('addresses of one mailbox get one newsletter email a day', async () => {
  const name = crypto.randomUUID().replaceAll('-', '')
  const spellings = [
    `${name}@gmail.com`,
    `${name.slice(0, 4)}.${name.slice(4)}@googlemail.com`,
    `${name}+a@gmail.com`,
  ]
  for (const email of spellings) expect((await subscribe(email)).status).toBe(200)
  await waitForMail(url, `${name}@gmail.com`)
  await waitLongEnough()
  expect(
    await Promise.all(spellings.map(async (email) => (await mailTo(url, email)).length)),
  ).toEqual([1, 0, 0])
})

test('/dev/mail lists emails and shows each in a sandboxed frame, uncached', async () => {
  const email = fresh()
  await subscribe(email, 'de')
  await waitForMail(url, email)
  const visitor = newVisitor(url)
  const list = await visitor.request('GET', `/dev/mail?address=${encodeURIComponent(email)}`)
  const path = /href="(?<path>\/dev\/mail\/[\w-]+)"/u.exec(list.text)?.groups?.['path'] ?? ''
  const page = await visitor.request('GET', path)
  for (const { status, headers } of [list, page]) {
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
  expect(page.text).toContain('Startliste am Sonntag: bitte bestätigen</h1>')
  expect(page.text).toMatch(
    /<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML" srcdoc="&lt;!DOCTYPE html&gt;[^"<]*">/u,
  )
  expect((await visitor.request('GET', `${path}x`)).status).toBe(404)
  expect((await visitor.request('POST', '/dev/mail')).status).toBe(405)
})
