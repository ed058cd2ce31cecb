import * as v from 'valibot'
import project from '../../package.json' with { type: 'json' }
import { envelopeEndpoint } from '../../src/model/error-report.ts'
import { pageCacheSeconds } from '../../src/model/limits.ts'
import { mailSettings } from './mail-settings.ts'
import { isSafeSource } from './safe-source.ts'

/** Google's own name as an issuer. */
export const googleIssuer = 'https://accounts.google.com'

/** A setting is missing or malformed; the message names its key, and no value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const isBinding =
  (method: string) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && method in value

const rateLimit = v.optional(v.custom<RateLimit>(isBinding('limit'), 'must be a rate limit'))

/** Where rates are fetched from; '' fetches none. */
const ratesUrl = (standard: string) =>
  v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.check(isSafeSource, 'must be an https address, or empty')),
    ]),
    standard,
  )

const monitoring = v.object({
  /** Where errors are reported, of any service that takes Sentry's envelopes; '' reports nothing. */
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((dsn) => dsn === '' || envelopeEndpoint(dsn) !== null, 'must be a DSN'),
    ),
    '',
  ),
  /** What reports call this version. */
  RELEASE: v.optional(v.string(), project.version),
})

const secureAddress = v.pipe(v.string(), v.check(isSafeSource, 'must be an https address'))

const google = v.object({
  /** What Google calls this site; '' has no Google anywhere: no button, no offer, no provider. */
  AUTH_GOOGLE_ID: v.optional(v.string(), ''),
  AUTH_GOOGLE_SECRET: v.optional(v.string(), ''),
  /** Who vouches, by OpenID Connect's discovery; another one stands for Google in tests. */
  AUTH_GOOGLE_ISSUER: v.optional(secureAddress, googleIssuer),
  /** Where its keys are; '' asks the issuer. */
  AUTH_GOOGLE_JWKS_URL: v.optional(v.union([v.literal(''), secureAddress]), ''),
  /** The script of the one-tap offer. */
  AUTH_GOOGLE_GSI_URL: v.optional(secureAddress, `${googleIssuer}/gsi/client`),
})

const settings = v.object({
  ...monitoring.entries,
  ...mailSettings,
  ...google.entries,
  DB: v.custom<D1Database>(isBinding('prepare'), 'must be a D1 database'),
  KV: v.custom<KVNamespace>(isBinding('get'), 'must be a KV namespace'),
  /** The public origin for canonical links; '' takes the request's own. */
  SITE_ORIGIN: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  /** An ISO instant that stands for now, so that tests and demos do not depend on the day. */
  FIXED_NOW: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /**
   * The style of a richer map, of any service or server of MapLibre styles; '' draws the world of this site. Visitors'
   * browsers ask its host, and those that the style names, for what they look at.
   */
  MAP_STYLE_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.url(), v.startsWith('https://'))]),
    '',
  ),
  /** Seconds for which a rendered page is fresh; 0 renders every page anew. */
  PAGE_CACHE_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/u), v.toNumber()),
    String(pageCacheSeconds),
  ),
  /** The deployment, part of the key of every kept page. */
  VERSION: v.optional(v.object({ id: v.string() })),
  /** Sieves before what members do, a network address each; worker/api/middleware/sieve.ts. Without them none is set. */
  SIGN_IN_LIMIT: rateLimit,
  REGISTER_LIMIT: rateLimit,
  MAIL_LIMIT: rateLimit,
  TOKEN_LIMIT: rateLimit,
  PICTURE_LIMIT: rateLimit,
  /** Cloudflare's Email Service, which MAIL_TRANSPORT `cloudflare` sends by. */
  EMAIL: v.optional(v.custom<SendEmail>(isBinding('send'), 'must be an email binding')),
  /** Limits on how often a network address asks the API: others' programs, and our own pages. Without them none is set. */
  API_LIMIT: rateLimit,
  OWN_PAGES_LIMIT: rateLimit,
  /** Limits on how often a network address reads pages, feeds and social cards; worker/pages/read-limits.ts. */
  PAGE_LIMIT: rateLimit,
  FEED_LIMIT: rateLimit,
  CARD_LIMIT: rateLimit,
  /** Where pictures lie and what encodes them. Without either none can be sent, and none is shown. */
  MEDIA: v.optional(v.custom<R2Bucket>(isBinding('put'), 'must be an R2 bucket')),
  IMAGES: v.optional(v.custom<ImagesBinding>(isBinding('input'), 'must be an Images binding')),
  /** The European Central Bank's daily reference rates. */
  RATES_ECB_URL: ratesUrl('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  /** The euro's middle rate of the National Bank of Serbia, whose own service asks for an account. */
  RATES_RSD_URL: ratesUrl('https://kurs.resenje.org/api/v1/currencies/eur/rates/today'),
})

export type Settings = v.InferOutput<typeof settings>

const complete = v.pipe(
  settings,
  v.forward(
    v.partialCheck(
      [['AUTH_GOOGLE_ID'], ['AUTH_GOOGLE_SECRET']],
      ({ AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET }) =>
        AUTH_GOOGLE_ID === '' || AUTH_GOOGLE_SECRET !== '',
      'is missing, where AUTH_GOOGLE_ID is set',
    ),
    ['AUTH_GOOGLE_SECRET'],
  ),
)

/** Checks the worker's bindings. @throws ConfigError naming the key */
export function readSettings(env: unknown): Settings {
  const result = v.safeParse(complete, env)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`Setting ${v.getDotPath(issue) ?? '(bindings)'}: ${issue.message}`)
}

const assets = v.object({
  ASSETS: v.custom<Fetcher>(isBinding('fetch'), 'must be the binding of static assets'),
})

/** The binding of static files, which only the served worker has. @throws ConfigError naming the key */
export function readAssets(env: unknown): Fetcher {
  const result = v.safeParse(assets, env)
  if (result.success) return result.output.ASSETS
  throw new ConfigError(`Setting ASSETS: ${result.issues[0].message}`)
}

/** The settings of monitoring alone. It must work where others are wrong, so that their error can be reported. */
export function monitorSettings(env: unknown): { dsn: string; release: string } {
  const result = v.safeParse(monitoring, env)
  if (!result.success) return { dsn: '', release: project.version }
  return { dsn: result.output.SENTRY_DSN, release: result.output.RELEASE }
}

/** What pages say of Google: nothing where it is off, or where a setting is wrong, which the API then tells. */
export function googleOffer(env: unknown): { client: string; script: string } | null {
  const result = v.safeParse(google, env)
  if (!result.success || result.output.AUTH_GOOGLE_ID === '') return null
  return { client: result.output.AUTH_GOOGLE_ID, script: result.output.AUTH_GOOGLE_GSI_URL }
}
