import { expect, test, vi } from 'vitest'
import { KeysUnavailable } from '../../worker/auth/google/keys.ts'
import type { KeysResponse } from '../support/token-issuer.ts'
import {
  claimsFor,
  clientId,
  kv,
  nonce,
  now,
  prove,
  withIssuer,
} from '../support/google-issuers.ts'

const faults: Record<string, KeysResponse> = {
  'an answer of 500': (_request, response) => response.writeHead(500).end(),
  'a page': (_request, response) => response.end('<!doctype html><title>Sorry</title>'),
  nothing: (_request, response) => response.end(),
  'a set without keys': (_request, response) => response.end('{"keys":[]}'),
  'keys of another kind': (_request, response) =>
    response.end('{"keys":[{"kty":"EC","kid":"1"},{"kty":"RSA","kid":"2","n":"AQAB","e":"AQAB"}]}'),
  '10 MB': (_request, response) => response.end(`{"keys":[${' '.repeat(10_000_000)}]}`),
  'a connection that breaks': (request) => request.socket.destroy(),
}

test.each(Object.keys(faults))(
  'F10: %s instead of keys is reported as a fault of the provider, not as an invalid token',
  async (name) => {
    await withIssuer(async (issuer) => {
      issuer.respondToKeysWith(faults[name] ?? 'keys')
      const token = await issuer.sign(claimsFor(issuer.url))
      await expect(prove(token, issuer)).rejects.toThrow(KeysUnavailable)
      // Fetched again only after half a minute.
      await expect(prove(token, issuer)).rejects.toThrow(KeysUnavailable)
      expect(issuer.keyRequests()).toBe(1)
    })
  },
)

/** Advances the timers of caches, but not the clock of the site. */
async function after(milliseconds: number, look: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  try {
    await look()
  } finally {
    vi.useRealTimers()
  }
}

test('F10: the last good keys are used for a day while newer ones cannot be fetched, and no longer', async () => {
  await withIssuer(async (issuer) => {
    const token = await issuer.sign(claimsFor(issuer.url))
    expect(await prove(token, issuer)).not.toBeNull()
    for (const fault of Object.values(faults)) {
      issuer.respondToKeysWith(fault)
      await after(23 * 3_600_000, async () => expect(await prove(token, issuer)).not.toBeNull())
    }
    await after(25 * 3_600_000, async () => {
      await expect(prove(token, issuer)).rejects.toThrow(KeysUnavailable)
    })
  })
})

test('F10: a new key is found at once, and unknown key ids cause one fetch in half a minute', async () => {
  await withIssuer(async (issuer) => {
    const old = await issuer.sign(claimsFor(issuer.url))
    expect(await prove(old, issuer)).not.toBeNull()
    expect(issuer.keyRequests()).toBe(1)
    await issuer.rotate()
    const token = await issuer.sign(claimsFor(issuer.url))
    await after(31_000, async () => {
      expect(await prove(token, issuer)).not.toBeNull()
      expect(await prove(old, issuer)).toBeNull()
      for (const kid of ['a', 'b', 'c', '__proto__'])
        expect(await prove(await issuer.sign(claimsFor(issuer.url), { kid }), issuer)).toBeNull()
    })
    expect(issuer.keyRequests()).toBe(2)
  })
})

test('P12: a new isolate uses the keys that another has stored, without a fetch', async () => {
  await withIssuer(async (issuer) => {
    const token = await issuer.sign(claimsFor(issuer.url))
    expect(await prove(token, issuer)).not.toBeNull()
    vi.resetModules()
    const anew = await import('../../worker/auth/google/id-token.ts')
    const expected = {
      issuer: { url: issuer.url, clientId, clientSecret: 's', keysUrl: '' },
      nonce,
      now,
      kv,
    }
    expect(await anew.verifyIdToken(token, expected)).not.toBeNull()
    expect(issuer.keyRequests()).toBe(1)
  })
})
