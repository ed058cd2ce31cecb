import { base64url, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { issuerNames } from '../../worker/auth/google/issuer.ts'
import { googleIssuer } from '../../worker/settings/google-settings.ts'
import { serveIssuer } from '../support/token-issuer.ts'
import {
  claimsFor,
  clientId,
  nonce,
  prove,
  seconds,
  withIssuer,
} from '../support/google-issuers.ts'

/** Tokens made with each of these changes; returns the changes that were accepted. */
const accepted = async (changes: Record<string, unknown>[]) =>
  await withIssuer(async (issuer) => {
    const taken = []
    for (const change of changes) {
      const token = await issuer.sign({ ...claimsFor(issuer.url), ...change })
      if ((await prove(token, issuer)) !== null) taken.push(change)
    }
    return taken
  })

test('a valid token returns its claims, and is remembered until it has expired everywhere', async () => {
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

test('auth 63: a token that is unsigned, signed with a secret, or with an embedded key is refused', async () => {
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
    // Also when signed correctly: a token that embeds a key is refused for that alone.
    const both = await issuer.sign(claims, { jwk })
    const good = await issuer.sign(claims)
    const [head, body, signature = ''] = good.split('.')
    const cut = `${head}.${body}.${signature.slice(0, -4)}AAAA`
    const nameless = await issuer.sign(claims, { kid: '' })
    const attacks = [none, noneNamed, hs256, foreign, bringing, pointing, both, cut, nameless]
    for (const token of [...attacks, '', 'a.b.c', '..', `${'x'.repeat(9000)}.y.z`])
      expect(await prove(token, issuer)).toBeNull()
    expect(await prove(good, issuer)).not.toBeNull()
    expect(own.keyRequests()).toBe(0)
    await own.stop()
  })
})

test('auth 64: a token with another audience is refused, also in addition to ours, and without a client id', async () => {
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

test('auth 65: a token of another issuer is refused; both names of Google are accepted', async () => {
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
  expect(issuerNames({ ...issuer, url: googleIssuer })).toEqual([
    'https://accounts.google.com',
    'accounts.google.com',
  ])
  expect(issuerNames({ ...issuer, url: 'https://id.example' })).toEqual(['https://id.example'])
})

test('auth 66: a token that is expired, not yet valid, older than an hour or without times is refused', async () => {
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

test('auth 69: email_verified is read from the claims, and a token without an email is refused', async () => {
  const verified = async (claimed: unknown) =>
    await withIssuer(async (issuer) => {
      const token = await issuer.sign({ ...claimsFor(issuer.url), email_verified: claimed })
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
