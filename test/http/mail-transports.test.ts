import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import type { MailContent } from '../../worker/domain/messages/mail/mail-kinds.ts'
import { queueMail } from '../../worker/domain/messages/mail/queue-mail.ts'
import { serveMail } from '../support/mail-server.ts'
import { withBuiltCron } from '../support/built-cron.ts'
import { type Cron } from '../support/cron.ts'

/** The built worker in workerd delivers to a real SMTP server, and to Cloudflare's binding in Miniflare's version. */

const noon = '2026-11-21T12:00:00Z'
const settings = (port: number, more: Record<string, string> = {}) => ({
  RATES_ECB_URL: '',
  RATES_RSD_URL: '',
  SITE_ORIGIN: 'https://startline.example',
  MAIL_TRANSPORT: 'smtp',
  MAIL_FROM: 'mail@startline.example',
  SMTP_HOST: '127.0.0.1',
  SMTP_SECURITY: 'none',
  SMTP_PORT: String(port),
  ...more,
})

const newsletter: MailContent = { kind: 'newsletter', details: {} }

async function queue(cron: Cron, address: string, content = newsletter, locale = 'ja' as const) {
  const db = createDatabase(await cron.db())
  await queueMail(db, { memberId: null, address, locale, ...content }, new Date(noon))
}

/** Makes the next attempt due now: another time would need another start of workerd. */
async function makeDue(cron: Cron): Promise<void> {
  await (await cron.db()).prepare('UPDATE mail SET due_at = created_at').run()
}

async function rows(cron: Cron) {
  const { results } = await (
    await cron.db()
  )
    .prepare('SELECT attempts, sent_at, failed_at, last_error FROM mail ORDER BY created_at')
    .all<Record<string, unknown>>()
  return results
}

test('an email reaches an SMTP server that requires authentication, complete and unaltered', async () => {
  const account = { user: 'startline', password: 'pä55 wörd' }
  const server = await serveMail({ account })
  const more = { SMTP_USER: account.user, SMTP_PASSWORD: account.password }
  try {
    await withBuiltCron(
      noon,
      async (cron) => {
        await queue(cron, 'ines@例え.jp')
        expect(await cron.run()).toEqual({ ok: true, log: '' })
        expect(await rows(cron)).toMatchObject([{ attempts: 1, failed_at: null, last_error: null }])
        const [first, ...others] = server.received
        expect(others).toEqual([])
        expect(first).toMatchObject({
          from: 'mail@startline.example',
          // The server decodes the domain again; on the wire it is in ASCII.
          to: ['ines@例え.jp'],
          user: 'startline',
        })
        expect(first?.raw).toContain('To: ines@xn--r8jz45g.jp\r\n')
        const { subject, from, messageId, headers, text = '', html = '' } = first?.mail ?? {}
        expect(subject).toBe('「日曜のスタートリスト」登録の確認')
        expect(from).toMatchObject({ name: 'Startline', address: 'mail@startline.example' })
        expect(messageId).toMatch(/^<[\da-f-]{36}@startline\.example>$/u)
        expect(headers).toContainEqual(
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        )
        const link = /https:\/\/startline\.example\/ja\/\S+\?confirmation_token=[\w-]{43}/u.exec(
          text,
        )
        expect(link).not.toBeNull()
        expect(html).toContain(`href="${link?.[0]}"`)
        expect(html).toContain('受け取ります')
        // RFC 5321, section 4.5.3.1.6: no line is longer than 998 octets.
        const longest = Math.max(...(first?.raw ?? '').split('\r\n').map((line) => line.length))
        expect(longest).toBeLessThanOrEqual(998)
        // The token is only in the email; the database has its hash.
        const token = link?.[0].split('=')[1] ?? ''
        const dump = JSON.stringify([
          await (await cron.db()).prepare('SELECT * FROM mail').all(),
          await (await cron.db()).prepare('SELECT * FROM action_token').all(),
        ])
        expect(token).toHaveLength(43)
        expect(dump).not.toContain(token)
      },
      { settings: settings(server.port, more) },
    )
  } finally {
    await server.stop()
  }
})

test('F9: with the SMTP server down no email is lost; once it is back, each is sent once', async () => {
  const gone = await serveMail()
  await gone.stop()
  await withBuiltCron(
    noon,
    async (cron) => {
      await queue(cron, 'ines@example.org')
      const { ok, log } = await cron.run()
      expect(ok).toBe(true)
      expect(log).not.toContain('ines@')
      const one = { attempts: 1, sent_at: null, failed_at: null }
      expect(await rows(cron)).toMatchObject([{ ...one, last_error: expect.stringMatching(/./u) }])
      const server = await serveMail({ port: gone.port, refuseFirst: '4.3.2 ask ines@example.org' })
      try {
        // Not due yet; due and deferred by the server; due and accepted; done.
        await cron.run()
        expect(server.received).toHaveLength(0)
        await makeDue(cron)
        await cron.run()
        expect(await rows(cron)).toMatchObject([
          { attempts: 2, last_error: 'Error: message refused: 451 4.3.2 ask (address)' },
        ])
        for (let more = 0; more < 2; more += 1) {
          await makeDue(cron)
          expect(await cron.run()).toEqual({ ok: true, log: '' })
        }
        expect(server.received.map(({ to }) => to)).toEqual([['ines@example.org']])
        expect(await rows(cron)).toMatchObject([
          { attempts: 3, sent_at: '2026-11-21T12:00:00.000Z', last_error: null },
        ])
      } finally {
        await server.stop()
      }
    },
    { settings: settings(gone.port) },
  )
})

test('a wrong SMTP password is in neither log nor row', async () => {
  const server = await serveMail({ account: { user: 'startline', password: 'right' } })
  const more = { SMTP_USER: 'startline', SMTP_PASSWORD: 'wrong-and-very-secret' }
  try {
    await withBuiltCron(
      noon,
      async (cron) => {
        await queue(cron, 'ines@example.org')
        const { ok, log } = await cron.run()
        expect(ok).toBe(true)
        const refused = expect.stringMatching(/^Error: AUTH refused: 535/u)
        expect(await rows(cron)).toMatchObject([{ attempts: 1, last_error: refused }])
        expect(log + JSON.stringify(await rows(cron))).not.toMatch(/secret|c2VjcmV0|AUTH PLAIN/u)
        expect(server.received).toEqual([])
      },
      { settings: settings(server.port, more) },
    )
  } finally {
    await server.stop()
  }
})

/** A broken server: greets as given, records its input, and sends nothing else. */
async function serveBroken(greet: (socket: Socket) => void) {
  const received: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('data', (chunk) => received.push(String(chunk)))
    socket.on('error', () => {})
    greet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('no port')
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: address.port, received, stop }
}

const brokenServers: [string, (socket: Socket) => void, RegExp][] = [
  ['hangs up at once', (socket) => socket.end(), /hung up/u],
  ['greets and hangs up', (socket) => socket.end('220 mx.example\r\n'), /hung up/u],
  ['is busy', (socket) => socket.write('421 4.3.2 later\r\n'), /greeting refused: 421/u],
  ['talks without end', (socket) => socket.write('x'.repeat(30_000)), /says too much/u],
  ['says nothing', () => {}, /no answer in 10 s/u],
]

test('a server that hangs up, is busy, sends garbage or nothing uses up one attempt and does not stop the worker', async () => {
  let greet = (_socket: Socket): void => {}
  const odd = await serveBroken((socket) => greet(socket))
  try {
    await withBuiltCron(
      noon,
      async (cron) => {
        await queue(cron, 'ines@example.org')
        for (const [what, greeting, reason] of brokenServers) {
          greet = greeting
          await (await cron.db()).prepare('UPDATE mail SET attempts = 0').run()
          await makeDue(cron)
          expect((await cron.run()).ok, what).toBe(true)
          const last_error = expect.stringMatching(reason)
          const one = { attempts: 1, sent_at: null, failed_at: null, last_error }
          expect(await rows(cron), what).toMatchObject([one])
        }
      },
      { settings: settings(odd.port) },
    )
  } finally {
    await odd.stop()
  }
})

test('a server without STARTTLS gets neither password nor email', async () => {
  const odd = await serveBroken((socket) => {
    socket.write('220 mx.example\r\n')
    socket.on('data', () => socket.write('250-mx.example\r\n250 AUTH PLAIN LOGIN\r\n'))
  })
  const more = { SMTP_SECURITY: 'starttls', SMTP_USER: 'startline', SMTP_PASSWORD: 'secret' }
  try {
    await withBuiltCron(
      noon,
      async (cron) => {
        await queue(cron, 'ines@example.org')
        await cron.run()
        const last_error = expect.stringContaining('STARTTLS: the server does not offer it')
        expect(await rows(cron)).toMatchObject([{ attempts: 1, last_error }])
        expect(odd.received).toEqual(['EHLO startline.example\r\n'])
      },
      { settings: settings(odd.port, more) },
    )
  } finally {
    await odd.stop()
  }
})

test('Cloudflare’s binding gets the complete message', async () => {
  await withBuiltCron(
    noon,
    async (cron) => {
      await queue(cron, 'ines@example.org')
      expect(await cron.run()).toEqual({ ok: true, log: '' })
      expect(await rows(cron)).toMatchObject([{ attempts: 1, sent_at: '2026-11-21T12:00:00.000Z' }])
    },
    { settings: settings(25, { MAIL_TRANSPORT: 'cloudflare' }) },
  )
})
