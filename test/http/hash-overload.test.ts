import { expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { reserveHashSlot } from '../../worker/auth/password.ts'
import { testSecrets } from '../support/site.ts'

/** Sign-in while too many passwords are being hashed, in process. */

let queried = 0
const refuse = () => {
  queried += 1
  throw new Error('the database was queried')
}
const env = { DB: { prepare: refuse, batch: refuse }, KV: { get: refuse }, ...testSecrets }
const origin = 'http://localhost'

async function signIn(): Promise<Response> {
  const csrf = await api.fetch(new Request(`${origin}/api/auth/csrf`), env)
  const { csrfToken }: { csrfToken: string } = await csrf.json()
  const [cookie = ''] = csrf.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const form = { csrfToken, identifier: 'ada', password: 'Ponte-25-Abril', callbackUrl: '/' }
  const headers = { cookie, origin, 'x-auth-return-redirect': '1' }
  const sent = { method: 'POST', headers, body: new URLSearchParams(form) }
  return await api.fetch(new Request(`${origin}/api/auth/callback/credentials`, sent), env)
}

test('control: with a free slot sign-in queries the database', async () => {
  expect((await signIn()).status).toBe(500)
  expect(queried).toBeGreaterThan(0)
})

test('with a full queue sign-in is 503 with Retry-After before the database is queried', async () => {
  queried = 0
  expect(() => {
    for (let n = 0; n < 100; n++) reserveHashSlot()
  }).toThrow('unavailable')
  const response = await signIn()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(8)
  expect(queried).toBe(0)
})
