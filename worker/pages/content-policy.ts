import { envelopeEndpoint } from '../../src/model/values/error-report.ts'

/** The end of every policy. */
const closing = "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"

/** Policy of a response without scripts, styles and pictures. */
export const closedPolicy = `default-src 'none'; ${closing}`

/** Policy of the crash page: a style sheet with its fonts and pictures. */
export const plainPolicy = `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; ${closing}`

/** Policy in development, where Vite injects scripts and styles without a nonce. */
const developmentPolicy = closing

/** Features of a device that no page uses. */
export const permissions = 'camera=(), microphone=(), payment=(), usb=()'

/** Settings that allow another host. */
export interface PolicySettings {
  MAP_STYLE_URL: string
  SENTRY_DSN: string
  /** '' turns off signing in with Google; pages then load nothing from Google. */
  AUTH_GOOGLE_ID: string
  /** Google's script. Its frames, requests and styles are in the same folder. */
  AUTH_GOOGLE_GSI_URL: string
  /** With `stripe` a form of the checkout leads to Stripe's page; nothing of it is loaded here. */
  PAYMENT_METHODS: readonly string[]
}

/** URL of the folder of Google's script; null if signing in with Google is off. */
function googleFolder({ AUTH_GOOGLE_ID, AUTH_GOOGLE_GSI_URL }: PolicySettings): string | null {
  return AUTH_GOOGLE_ID === '' ? null : new URL('.', AUTH_GOOGLE_GSI_URL).href
}

const directive = (name: string, ...sources: readonly (string | false)[]): string =>
  [name, ...sources.filter((source) => source !== false)].join(' ')

/**
 * The Content-Security-Policy of a page (docs/decisions/0040-nonce-csp.md). Scripts with the nonce run, and the scripts
 * that they load; everything else comes from this site or from a host that a setting names.
 */
export function pagePolicy(nonce: string, settings: PolicySettings): string {
  const monitor = URL.parse(envelopeEndpoint(settings.SENTRY_DSN) ?? '')?.origin ?? false
  const google = googleFolder(settings)
  // The style document of a map names further hosts, which are not known here.
  const map = settings.MAP_STYLE_URL !== '' && 'https:'
  return [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' ignore 'self'; older ones need it for the imports of the entry script.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    directive('style-src', "'self'", google !== null && `${google}style`),
    directive('img-src', "'self'", 'data:', 'blob:', map),
    "font-src 'self'",
    directive('connect-src', "'self'", google ?? false, monitor, map),
    "worker-src 'self'",
    directive('frame-src', google ?? "'none'"),
    "manifest-src 'self'",
    settings.PAYMENT_METHODS.includes('stripe')
      ? closing.replace("form-action 'self'", "form-action 'self' https://checkout.stripe.com")
      : closing,
  ].join('; ')
}

/** Text in the place of a nonce, which no setting contains: URLs have no spaces. */
const noncePlaceholder = ' nonce '

/** Policies around the nonce, by the settings, which stay the same object in an isolate. */
const policies = new WeakMap<PolicySettings, [before: string, after: string]>()

function policyAround(settings: PolicySettings): [before: string, after: string] {
  const found = policies.get(settings)
  if (found !== undefined) return found
  const [before = '', after = ''] = pagePolicy(noncePlaceholder, settings).split(noncePlaceholder)
  policies.set(settings, [before, after])
  return [before, after]
}

/** The Content-Security-Policy of a page in this build: `pagePolicy`, or the one for development. */
export function policyOf(nonce: string, settings: PolicySettings): string {
  if (import.meta.env.DEV) return developmentPolicy
  const [before, after] = policyAround(settings)
  return before + nonce + after
}

/** The Permissions-Policy of a page. Google's script asks the browser for the visitor's Google account (FedCM). */
export function pagePermissions(settings: PolicySettings): string {
  const google = googleFolder(settings)
  return google === null
    ? permissions
    : `${permissions}, identity-credentials-get=(self "${new URL(google).origin}")`
}
