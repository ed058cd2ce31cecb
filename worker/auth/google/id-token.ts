import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { IdentityClaims } from '../../domain/accounts/members/identity-claims.ts'
import { issuerNames, type Issuer } from './issuer.ts'
import { findKey, type KeyStore } from './keys.ts'

/** Seconds by which clocks may differ. */
const clockToleranceSeconds = 60
/** Seconds after which a token is too old to be used for the first time. */
const maxAgeSeconds = 3600
const maxCharacters = 8192

/** Header parameters by which a token would choose its own key; such a token is refused (RFC 7515, section 4.1). */
const keyParameters = ['jku', 'jwk', 'x5u', 'x5c', 'crit'] as const

const header = v.object({ alg: v.literal('RS256'), kid: v.pipe(v.string(), v.nonEmpty()) })

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))
const name = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(255)), '')

/** The claims of Google's ID tokens that we use (OpenID Connect Core, section 2 and 5.1). */
export const claimsSchema = v.pipe(
  v.object({
    sub: text,
    email: text,
    // Some issuers send a string.
    email_verified: v.optional(v.union([v.boolean(), v.literal('true'), v.literal('false')])),
    given_name: name,
    family_name: name,
    name,
    hd: v.optional(text),
  }),
  v.transform((claims): IdentityClaims => ({
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: claims.given_name || claims.name,
    lastName: claims.family_name,
    hostedDomain: claims.hd ?? null,
  })),
)

const registered = v.object({
  // A list is accepted only if this site is its single entry.
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
  /** Expiry of the token, until which it is remembered as used. */
  expiresAt: Date
}

/**
 * Verifies an ID token that a browser has sent: signed RS256 with a key of the issuer, for this site alone, at most an
 * hour old, not expired, and with the expected nonce. It does not check if the token was used before.
 * @returns null if any of these fails
 * @throws KeysUnavailable if no key of the issuer can be loaded
 */
export async function verifyIdToken(
  token: string,
  expected: { issuer: Issuer; nonce: string; now: Date; kv: KeyStore },
): Promise<VerifiedIdentity | null> {
  const { issuer, nonce, now, kv } = expected
  const kid = keyIdOf(token)
  // An empty id or nonce would match a token whose claims are empty.
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
  return { claims: claims.output, expiresAt: new Date((exp + clockToleranceSeconds) * 1000) }
}

function keyIdOf(token: string): string | null {
  if (token.length > maxCharacters) return null
  try {
    const decoded = decodeProtectedHeader(token)
    const result = v.safeParse(header, decoded)
    return result.success && !keyParameters.some((each) => each in decoded)
      ? result.output.kid
      : null
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
      issuer: issuerNames(issuer),
      audience: issuer.clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: maxAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
