import { googleIssuer } from '../../settings/google-settings.ts'
import type { Settings } from '../../settings/env.ts'

/** The OpenID provider of Google accounts, with the credentials of this site. */
export interface Issuer {
  /** URL without a final slash. */
  url: string
  clientId: string
  clientSecret: string
  /** URL of its keys; '' to take it from the provider's configuration. */
  keysUrl: string
}

/** The provider of the settings; null if sign-in with Google is off. */
export function issuerOf(settings: Settings): Issuer | null {
  if (settings.AUTH_GOOGLE_ID === '') return null
  return {
    url: settings.AUTH_GOOGLE_ISSUER.replace(/\/$/u, ''),
    clientId: settings.AUTH_GOOGLE_ID,
    clientSecret: settings.AUTH_GOOGLE_SECRET,
    keysUrl: settings.AUTH_GOOGLE_JWKS_URL,
  }
}

/** Accepted values of the claim `iss`. Google writes its own with and without the scheme. */
export function issuerNames({ url }: Issuer): string[] {
  return url === googleIssuer ? [url, new URL(url).host] : [url]
}
