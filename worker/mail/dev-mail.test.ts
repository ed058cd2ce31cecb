import { expect, test } from 'vitest'
import { devMail, isDevMail } from './dev-mail.ts'

const bindings = { DB: { prepare: null }, KV: { get: null } }
const paths = ['/dev/mail', '/dev/mail.json', '/dev/mail/x1']
const url = (path: string) => new URL(path, 'https://startline.example')

test.each([undefined, '', 'smtp', 'cloudflare'])(
  'with the transport %j /dev/mail does not exist, and the database is not queried',
  async (MAIL_TRANSPORT) => {
    for (const path of paths)
      expect(await devMail(url(path), { ...bindings, MAIL_TRANSPORT })).toBeNull()
  },
)

test('with the transport "outbox" /dev/mail queries the database', async () => {
  for (const path of paths)
    await expect(devMail(url(path), { ...bindings, MAIL_TRANSPORT: 'outbox' })).rejects.toThrow(
      'prepare',
    )
})

test('isDevMail is true for the pages of /dev/mail only', () => {
  expect(paths.map((path) => isDevMail(url(path)))).toEqual([true, true, true])
  const others = ['/dev', '/dev/mails', '/dev/mailbox.json', '/de/dev/mail', '/dev/mail.json/x']
  expect(others.map((path) => isDevMail(url(path)))).toEqual(others.map(() => false))
})
