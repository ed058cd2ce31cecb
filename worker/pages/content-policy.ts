import { envelopeEndpoint } from '../../src/model/error-report.ts'

/** What an answer without scripts, styles and pictures needs, which is nothing; every policy ends in it. */
const closing = "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"
export const closedPolicy = `default-src 'none'; ${closing}`

/** The page of last resort: a style sheet with its faces and pictures. */
export const plainPolicy = `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; ${closing}`

/** Vite's server puts scripts and styles of its own into pages. */
export const developmentPolicy = closing

/** What pages never ask a device for. */
export const permissions = 'camera=(), microphone=(), payment=(), usb=()'

/** Settings that open the policy for another host. */
export interface PolicySettings {
  MAP_STYLE_URL: string
  SENTRY_DSN: string
  /** Without it nobody signs in with Google, and no page asks Google anything. */
  AUTH_GOOGLE_ID: string
  /** Google's script; what it frames, asks and wears lies beside it. */
  AUTH_GOOGLE_GSI_URL: string
}

/** The folder of Google's script, or null where nobody signs in with Google. */
function googleOf({ AUTH_GOOGLE_ID, AUTH_GOOGLE_GSI_URL }: PolicySettings): string | null {
  return AUTH_GOOGLE_ID === '' ? null : new URL('.', AUTH_GOOGLE_GSI_URL).href
}

const directive = (name: string, ...sources: readonly (string | false)[]): string =>
  [name, ...sources.filter((source) => source !== false)].join(' ')

/**
 * The Content-Security-Policy of a page (docs/decisions/0040-nonce-csp.md): scripts run that carry the nonce, and those
 * that they load; everything else is from this site, or from a host that a setting names.
 */
export function pagePolicy(nonce: string, settings: PolicySettings): string {
  const monitor = URL.parse(envelopeEndpoint(settings.SENTRY_DSN) ?? '')?.origin ?? false
  const google = googleOf(settings)
  // A style of a map names further hosts, which nobody knows before it is read.
  const map = settings.MAP_STYLE_URL !== '' && 'https:'
  return [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' pass over 'self'; older ones need it for what the entry imports.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    directive('style-src', "'self'", google !== null && `${google}style`),
    directive('img-src', "'self'", 'data:', 'blob:', map),
    "font-src 'self'",
    directive('connect-src', "'self'", google ?? false, monitor, map),
    "worker-src 'self'",
    directive('frame-src', google ?? "'none'"),
    "manifest-src 'self'",
    closing,
  ].join('; ')
}

/** The Permissions-Policy of a page: Google's script asks the browser itself who is signed in to Google (FedCM). */
export function pagePermissions(settings: PolicySettings): string {
  const google = googleOf(settings)
  return google === null
    ? permissions
    : `${permissions}, identity-credentials-get=(self "${new URL(google).origin}")`
}
