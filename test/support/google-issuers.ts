import { afterAll, beforeAll } from 'vitest'
import { verifyIdToken } from '../../worker/auth/google/id-token.ts'
import type { KeyStore } from '../../worker/auth/google/keys.ts'
import { openKv } from './open-kv.ts'
import { serveIssuer, type TokenIssuer } from './token-issuer.ts'

/** Shared by the tests of tokens and of keys: an issuer, claims, and a KV in Miniflare. */

export const now = new Date('2026-11-21T09:00:00Z')
export const seconds = now.getTime() / 1000
export const clientId = 'startline.apps.example'
export const nonce = 'the-nonce'

let close: () => Promise<void>
export let kv: KeyStore

beforeAll(async () => {
  ;({ kv, close } = await openKv())
})
afterAll(() => close())

/** Runs a test with a new issuer, so that nothing cached from another is used. */
export async function withIssuer<T>(run: (issuer: TokenIssuer) => Promise<T>): Promise<T> {
  const issuer = await serveIssuer()
  try {
    return await run(issuer)
  } finally {
    await issuer.stop()
  }
}

export const claimsFor = (url: string) => ({
  iss: url,
  aud: clientId,
  azp: clientId,
  sub: '10769150350006150715113082367',
  email: 'ines.duarte@gmail.com',
  email_verified: true,
  given_name: 'Inês',
  family_name: 'Duarte',
  nonce,
  iat: seconds - 5,
  exp: seconds + 3595,
})
export const prove = async (
  token: string,
  { url }: { url: string },
  options: { nonce?: string; id?: string } = {},
) =>
  await verifyIdToken(token, {
    issuer: { url, clientId: options.id ?? clientId, clientSecret: 's', keysUrl: '' },
    nonce: options.nonce ?? nonce,
    now,
    kv,
  })
