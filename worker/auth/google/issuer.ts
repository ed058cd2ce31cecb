import { googleIssuer, type Settings } from '../../settings/env.ts'

/** Who vouches for people with a Google account, and what it calls this site. */
export interface Issuer {
  /** An address without a slash at its end. */
  url: string
  clientId: string
  clientSecret: string
  /** Where its keys are; '' where its configuration says so. */
  keysUrl: string
}

/** The issuer of the settings; null where Google is off. */
export function issuerOf(settings: Settings): Issuer | null {
  if (settings.AUTH_GOOGLE_ID === '') return null
  return {
    url: settings.AUTH_GOOGLE_ISSUER.replace(/\/$/u, ''),
    clientId: settings.AUTH_GOOGLE_ID,
    clientSecret: settings.AUTH_GOOGLE_SECRET,
    keysUrl: settings.AUTH_GOOGLE_JWKS_URL,
  }
}

/** What tokens of an issuer may call it. Google's own say it with and without the scheme. */
export function namesOf({ url }: Issuer): string[] {
  return url === googleIssuer ? [url, new URL(url).host] : [url]
}
