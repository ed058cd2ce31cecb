import * as v from 'valibot'
import { isSafeSource } from './safe-source.ts'

/** Google's issuer identifier in OpenID Connect. */
export const googleIssuer = 'https://accounts.google.com'

const secureUrl = v.pipe(v.string(), v.check(isSafeSource, 'must be an https address'))

/** Settings of sign-in with Google, part of the worker's settings (env.ts). */
export const googleSettings = {
  /** OAuth client id; '' disables Google sign-in everywhere: button, One Tap and provider. */
  AUTH_GOOGLE_ID: v.optional(v.string(), ''),
  AUTH_GOOGLE_SECRET: v.optional(v.string(), ''),
  /** OpenID Connect issuer; tests set their own in Google's place. */
  AUTH_GOOGLE_ISSUER: v.optional(secureUrl, googleIssuer),
  /** URL of the issuer's keys; '' takes it from the issuer's discovery document. */
  AUTH_GOOGLE_JWKS_URL: v.optional(v.union([v.literal(''), secureUrl]), ''),
  /** Script of Google Identity Services, for the button and One Tap. */
  AUTH_GOOGLE_GSI_URL: v.optional(secureUrl, `${googleIssuer}/gsi/client`),
}

/** Settings of Google sign-in for pages; null if it is disabled or misconfigured, which the API reports as an error. */
export function googleClientSettings(env: unknown): { client: string; script: string } | null {
  const result = v.safeParse(v.object(googleSettings), env)
  if (!result.success || result.output.AUTH_GOOGLE_ID === '') return null
  return { client: result.output.AUTH_GOOGLE_ID, script: result.output.AUTH_GOOGLE_GSI_URL }
}
