import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { IdentityClaims } from '../../domain/accounts/members/identity-claims.ts'
import { namesOf, type Issuer } from './issuer.ts'
import { findKey, type KeyStore } from './keys.ts'

/** Seconds that clocks may differ by. */
const leeway = 60
/** Seconds after which a token is too old to be used for the first time. */
const oldest = 3600
const longest = 8192

/** Keys that a token brings itself, or tells where to find, are nobody's. */
const ownKeys = ['jku', 'jwk', 'x5u', 'x5c', 'crit'] as const

const header = v.object({ alg: v.literal('RS256'), kid: v.pipe(v.string(), v.nonEmpty()) })

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))
const name = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(255)), '')

/** The claims of Google's ID tokens that we use (OpenID Connect Core, section 2 and 5.1). */
export const claimsSchema = v.pipe(
  v.object({
    sub: text,
    email: text,
    // Some issuers say it as a text.
    email_verified: v.optional(v.union([v.boolean(), v.literal('true'), v.literal('false')])),
    given_name: name,
    family_name: name,
    name,
    hd: v.optional(text),
  }),
  v.transform((said): IdentityClaims => ({
    subject: said.sub,
    email: said.email,
    emailVerified: said.email_verified === true || said.email_verified === 'true',
    firstName: said.given_name || said.name,
    lastName: said.family_name,
    hostedDomain: said.hd ?? null,
  })),
)

const registered = v.object({
  // A list is taken only where it is of us alone.
  aud: v.union([
    v.string(),
    v.pipe(
      v.strictTuple([v.string()]),
      v.transform(([only]) => only),
    ),
  ]),
  azp: v.optional(v.string()),
  nonce: v.string(),
  /** Seconds since 1970. */
  exp: v.number(),
})

export interface VerifiedIdentity {
  claims: IdentityClaims
  /** When the token ends: until then it is remembered as used. */
  expiresAt: Date
}

/**
 * Checks an ID token that a browser has brought: signed RS256 with a key of the issuer, for this site and nobody else,
 * at most an hour old and not over, with the nonce it was asked for. Whether it was used before is not looked at.
 * @returns null for any token that is not all of this
 * @throws KeysUnavailable where no key of the issuer is to be had
 */
export async function verifyIdToken(
  token: string,
  expected: { issuer: Issuer; nonce: string; now: Date; kv: KeyStore },
): Promise<VerifiedIdentity | null> {
  const { issuer, nonce, now, kv } = expected
  const kid = keyIdOf(token)
  // An empty id or nonce would be equal to what a careless token says.
  if (kid === null || issuer.clientId === '' || nonce === '') return null
  const key = await findKey(issuer, kid, kv)
  if (key === null) return null
  const payload = await payloadOf(
    token,
    await importJWK({ kty: key.kty, n: key.n, e: key.e }, 'RS256'),
    issuer,
    now,
  )
  const claims = v.safeParse(claimsSchema, payload)
  const rest = v.safeParse(registered, payload)
  if (!claims.success || !rest.success) return null
  const { aud, azp, exp } = rest.output
  if (aud !== issuer.clientId || (azp !== undefined && azp !== aud)) return null
  if (rest.output.nonce !== nonce) return null
  return { claims: claims.output, expiresAt: new Date((exp + leeway) * 1000) }
}

function keyIdOf(token: string): string | null {
  if (token.length > longest) return null
  try {
    const said = decodeProtectedHeader(token)
    const result = v.safeParse(header, said)
    return result.success && !ownKeys.some((each) => each in said) ? result.output.kid : null
  } catch {
    return null
  }
}

async function payloadOf(
  token: string,
  key: Awaited<ReturnType<typeof importJWK>>,
  issuer: Issuer,
  now: Date,
): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer: namesOf(issuer),
      audience: issuer.clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: oldest,
      clockTolerance: leeway,
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
