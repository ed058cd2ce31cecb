import { envelopeEndpoint } from '../src/model/error-report.ts'

/** What an answer without scripts, styles and pictures needs, which is nothing; every policy ends in it. */
const closing = "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"
export const closedPolicy = `default-src 'none'; ${closing}`

/** The page of last resort: a style sheet with its faces and pictures. */
export const plainPolicy = `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; ${closing}`

/** Vite's server puts scripts and styles of its own into pages. */
export const developmentPolicy = closing

/** Settings that open the policy for another host. */
export interface PolicySettings {
  MAP_STYLE_URL: string
  SENTRY_DSN: string
  AUTH_GOOGLE_ID: string
  AUTH_GOOGLE_GSI_URL: string
}

const directive = (name: string, ...sources: readonly (string | false)[]): string =>
  [name, ...sources.filter((source) => source !== false)].join(' ')

/**
 * The Content-Security-Policy of a page (docs/decisions/0040-nonce-csp.md): scripts run that carry the nonce, and those
 * that they load; everything else is from this site, or from a host that a setting names.
 */
export function pagePolicy(nonce: string, settings: PolicySettings): string {
  const monitor = URL.parse(envelopeEndpoint(settings.SENTRY_DSN) ?? '')?.origin ?? false
  // The folder of the one-tap script, where its style, frame and answers are as well.
  const google = settings.AUTH_GOOGLE_ID !== '' && new URL('.', settings.AUTH_GOOGLE_GSI_URL).href
  // A style of a map names further hosts, which nobody knows before it is read.
  const map = settings.MAP_STYLE_URL !== '' && 'https:'
  return [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' pass over 'self'; older ones need it for what the entry imports.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    directive('style-src', "'self'", google && `${google}style`),
    directive('img-src', "'self'", 'data:', 'blob:', map),
    "font-src 'self'",
    directive('connect-src', "'self'", google, monitor, map),
    "worker-src 'self'",
    directive('frame-src', google || "'none'"),
    "manifest-src 'self'",
    closing,
  ].join('; ')
}
