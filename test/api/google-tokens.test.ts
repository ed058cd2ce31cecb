import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { base64url, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proveIdentity } from '../../worker/auth/google/id-token.ts'
import { namesOf } from '../../worker/auth/google/issuer.ts'
import { KeysUnavailable, type KeyStore } from '../../worker/auth/google/keys.ts'
import { googleIssuer } from '../../worker/env.ts'
import { serveIssuer, type KeysAnswer, type TokenIssuer } from '../support/token-issuer.ts'

const now = new Date('2026-11-21T09:00:00Z')
const seconds = now.getTime() / 1000
const clientId = 'startline.apps.example'
const nonce = 'the-nonce'

let miniflare: Miniflare
let kv: KeyStore

beforeAll(async () => {
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      kvNamespaces: ['KV'],
    }),
  )
  kv = await miniflare.getKVNamespace('KV')
})
afterAll(() => miniflare.dispose())

/** A new issuer each time: what was learnt of another is not looked at. */
async function withIssuer<T>(look: (issuer: TokenIssuer) => Promise<T>): Promise<T> {
  const issuer = await serveIssuer()
  try {
    return await look(issuer)
  } finally {
    await issuer.stop()
  }
}

const claimsFor = (url: string) => ({
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
const prove = async (
  token: string,
  { url }: { url: string },
  own: { nonce?: string; id?: string } = {},
) =>
  await proveIdentity(token, {
    issuer: { url, clientId: own.id ?? clientId, clientSecret: 's', keysUrl: '' },
    nonce: own.nonce ?? nonce,
    now,
    kv,
  })

/** Whether each of these changes makes a token that is refused; what is accepted is named. */
const accepted = async (changes: Record<string, unknown>[]) =>
  await withIssuer(async (issuer) => {
    const taken = []
    for (const change of changes) {
      const token = await issuer.sign({ ...claimsFor(issuer.url), ...change })
      if ((await prove(token, issuer)) !== null) taken.push(change)
    }
    return taken
  })

test('a token of the issuer says who somebody is, and is remembered until it is over everywhere', async () => {
  const proved = await withIssuer(
    async (issuer) => await prove(await issuer.sign(claimsFor(issuer.url)), issuer),
  )
  expect(proved).toEqual({
    claims: {
      subject: '10769150350006150715113082367',
      email: 'ines.duarte@gmail.com',
      emailVerified: true,
      firstName: 'Inês',
      lastName: 'Duarte',
      hostedDomain: null,
    },
    expiresAt: new Date((seconds + 3595 + 60) * 1000),
  })
})

test('auth 63: a token without a signature, signed with a secret, or with a key of its own is refused', async () => {
  await withIssuer(async (issuer) => {
    const claims = claimsFor(issuer.url)
    const jwk = issuer.publicKey()
    const none = new UnsecuredJWT(claims).encode()
    const noneNamed = `${base64url.encode(JSON.stringify({ alg: 'none', kid: jwk.kid }))}.${none.split('.')[1]}.`
    const secret = new TextEncoder().encode(String(jwk.n))
    const hs256 = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: String(jwk.kid) })
      .sign(secret)
    const own = await serveIssuer()
    const foreign = await own.sign(claims)
    const bringing = await own.sign(claims, { jwk: own.publicKey() })
    const pointing = await own.sign(claims, { jku: `${own.url}/keys` })
    // Rightly signed as well: a token that brings a key is refused for that.
    const both = await issuer.sign(claims, { jwk })
    const good = await issuer.sign(claims)
    const [head, body, signature = ''] = good.split('.')
    const cut = `${head}.${body}.${signature.slice(0, -4)}AAAA`
    const nameless = await issuer.sign(claims, { kid: '' })
    const attacks = [none, noneNamed, hs256, foreign, bringing, pointing, both, cut, nameless]
    for (const token of [...attacks, '', 'a.b.c', '..', `${'x'.repeat(9000)}.y.z`])
      expect(await prove(token, issuer)).toBeNull()
    expect(await prove(good, issuer)).not.toBeNull()
    expect(own.asked()).toBe(0)
    await own.stop()
  })
})

test('auth 64: a token for another site is refused, also where it is for us as well, and where we have no id', async () => {
  expect(
    await accepted([
      { aud: 'another.apps.example', azp: undefined },
      { aud: [clientId, 'another.apps.example'] },
      { aud: ['another.apps.example'] },
      { aud: [] },
      { aud: undefined },
      { aud: '' },
      { aud: 7 },
      { azp: 'another.apps.example' },
      { aud: [clientId] },
    ]),
  ).toEqual([{ aud: [clientId] }])
  await withIssuer(async (issuer) => {
    const empty = await issuer.sign({ ...claimsFor(issuer.url), aud: '', azp: '' })
    expect(await prove(empty, issuer, { id: '' })).toBeNull()
  })
})

test('auth 65: a token of another issuer is refused; Google’s own two names are both its', async () => {
  expect(
    await accepted([
      { iss: 'https://accounts.google.com' },
      { iss: 'accounts.google.com.evil.example' },
      { iss: 'http://accounts.google.com' },
      { iss: undefined },
      { iss: '' },
    ]),
  ).toEqual([])
  await withIssuer(async (issuer) => {
    for (const iss of [`${issuer.url}/`, `${issuer.url}.evil.example`, new URL(issuer.url).host]) {
      const token = await issuer.sign({ ...claimsFor(issuer.url), iss })
      expect([iss, await prove(token, issuer)]).toEqual([iss, null])
    }
  })
  const issuer = { clientId, clientSecret: 's', keysUrl: '' }
  expect(namesOf({ ...issuer, url: googleIssuer })).toEqual([
    'https://accounts.google.com',
    'accounts.google.com',
  ])
  expect(namesOf({ ...issuer, url: 'https://id.example' })).toEqual(['https://id.example'])
})

test('auth 66: a token that is over, of the future, older than an hour or without its times is refused', async () => {
  expect(
    await accepted([
      { exp: seconds - 61 },
      { exp: undefined },
      { exp: 'soon' },
      { iat: undefined },
      { iat: seconds + 62 },
      { iat: seconds - 3662, exp: seconds + 60 },
      { nbf: seconds + 62 },
    ]),
  ).toEqual([])
  // Clocks may differ by a minute.
  const near = [{ exp: seconds - 59 }, { iat: seconds + 59 }, { iat: seconds - 3600 }]
  expect(await accepted(near)).toEqual(near)
})

test('auth 67: a token with another nonce, or none, is refused', async () => {
  expect(
    await accepted([{ nonce: undefined }, { nonce: '' }, { nonce: 'foreign' }, { nonce: [nonce] }]),
  ).toEqual([])
  await withIssuer(async (issuer) => {
    const token = await issuer.sign({ ...claimsFor(issuer.url), nonce: '' })
    expect(await prove(token, issuer, { nonce: '' })).toBeNull()
  })
})

test('auth 69: what a token says of its address is taken as said, and a token without one is refused', async () => {
  const verified = async (said: unknown) =>
    await withIssuer(async (issuer) => {
      const token = await issuer.sign({ ...claimsFor(issuer.url), email_verified: said })
      return (await prove(token, issuer))?.claims.emailVerified
    })
  expect([await verified(true), await verified('true')]).toEqual([true, true])
  expect([await verified(false), await verified('false'), await verified(undefined)]).toEqual([
    false,
    false,
    false,
  ])
  expect(await accepted([{ email: undefined }, { email: '' }, { sub: '' }, { sub: 7 }])).toEqual([])
})

const faults: Record<string, KeysAnswer> = {
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
  'F10: %s in place of keys is said to be a fault, not a wrong token',
  async (name) => {
    await withIssuer(async (issuer) => {
      issuer.answerKeysWith(faults[name] ?? 'keys')
      const token = await issuer.sign(claimsFor(issuer.url))
      await expect(prove(token, issuer)).rejects.toThrow(KeysUnavailable)
      // Asked again only after half a minute.
      await expect(prove(token, issuer)).rejects.toThrow(KeysUnavailable)
      expect(issuer.asked()).toBe(1)
    })
  },
)

/** Lets time pass for what has a lifetime; the site's own clock stands still. */
async function after(milliseconds: number, look: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  try {
    await look()
  } finally {
    vi.useRealTimers()
  }
}

test('F10: the last good keys serve for a day while newer cannot be had, and no longer', async () => {
  await withIssuer(async (issuer) => {
    const token = await issuer.sign(claimsFor(issuer.url))
    expect(await prove(token, issuer)).not.toBeNull()
    for (const fault of Object.values(faults)) {
      issuer.answerKeysWith(fault)
      await after(23 * 3_600_000, async () => expect(await prove(token, issuer)).not.toBeNull())
    }
    await after(25 * 3_600_000, async () => {
      await expect(prove(token, issuer)).rejects.toThrow(KeysUnavailable)
    })
  })
})

test('F10: a new key is found at once, and unknown ones are looked for once in half a minute', async () => {
  await withIssuer(async (issuer) => {
    const old = await issuer.sign(claimsFor(issuer.url))
    expect(await prove(old, issuer)).not.toBeNull()
    expect(issuer.asked()).toBe(1)
    await issuer.rotate()
    const token = await issuer.sign(claimsFor(issuer.url))
    await after(31_000, async () => {
      expect(await prove(token, issuer)).not.toBeNull()
      expect(await prove(old, issuer)).toBeNull()
      for (const kid of ['a', 'b', 'c', '__proto__'])
        expect(await prove(await issuer.sign(claimsFor(issuer.url), { kid }), issuer)).toBeNull()
    })
    expect(issuer.asked()).toBe(2)
  })
})

test('P12: an isolate that begins anew takes the keys that another has kept, and asks nobody', async () => {
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
    expect(await anew.proveIdentity(token, expected)).not.toBeNull()
    expect(issuer.asked()).toBe(1)
  })
})
