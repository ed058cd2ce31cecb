import * as v from 'valibot'
import project from '../../package.json' with { type: 'json' }
import { envelopeEndpoint } from '../../src/model/values/error-report.ts'
import { pageCacheSeconds } from '../../src/model/values/limits.ts'
import { googleSettings } from './google-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { operatorSettings } from './operator-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { searchSettings } from './search-settings.ts'
import { isSafeSource } from './safe-source.ts'

/** A setting is missing or malformed. The message names the key and never contains the value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const isBinding =
  (method: string) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && method in value

const rateLimit = v.optional(v.custom<RateLimit>(isBinding('limit'), 'must be a rate limit'))

/** URL of a source of exchange rates; '' disables fetching. */
const ratesUrl = (byDefault: string) =>
  v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.check(isSafeSource, 'must be an https address, or empty')),
    ]),
    byDefault,
  )

const monitoring = v.object({
  /** DSN of any monitoring service that accepts Sentry envelopes; '' disables reports. */
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((dsn) => dsn === '' || envelopeEndpoint(dsn) !== null, 'must be a DSN'),
    ),
    '',
  ),
  /** The release named in error reports. */
  RELEASE: v.optional(v.string(), project.version),
})

const settings = v.object({
  ...monitoring.entries,
  ...mailSettings,
  ...googleSettings,
  ...searchSettings,
  ...operatorSettings,
  ...paymentSettings,
  DB: v.custom<D1Database>(isBinding('prepare'), 'must be a D1 database'),
  KV: v.custom<KVNamespace>(isBinding('get'), 'must be a KV namespace'),
  /** Public origin of canonical links; '' takes the origin of the request. */
  SITE_ORIGIN: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  /** Origin at which `npm start` serves the site: links in email that no request has caused, if SITE_ORIGIN is empty. */
  LOCAL_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:8787'),
  /** URL of the resolver of host names that `npm start` serves; '' on Cloudflare, whose network reaches public addresses only. */
  LOCAL_RESOLVER: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  /** ISO instant that replaces the current time, so that tests and demos do not depend on the day. */
  FIXED_NOW: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /**
   * URL of a MapLibre style for a more detailed map; '' shows the site's own basemap. Visitors' browsers send requests
   * to its host, and to the hosts that the style names, for the area they look at.
   */
  MAP_STYLE_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.url(), v.startsWith('https://'))]),
    '',
  ),
  /** Seconds for which a rendered page is fresh; 0 disables the page cache. */
  PAGE_CACHE_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/u), v.toNumber()),
    String(pageCacheSeconds),
  ),
  /** The deployment's id, part of the key of every cached page. */
  VERSION: v.optional(v.object({ id: v.string() })),
  /**
   * Rate limits on members' actions (worker/api/middleware), per client address, WRITE_LIMIT per member; without a binding
   * there is no limit.
   */
  SIGN_IN_LIMIT: rateLimit,
  REGISTER_LIMIT: rateLimit,
  MAIL_LIMIT: rateLimit,
  TOKEN_LIMIT: rateLimit,
  PICTURE_LIMIT: rateLimit,
  WRITE_LIMIT: rateLimit,
  FEEDBACK_LIMIT: rateLimit,
  ORDER_LIMIT: rateLimit,
  /** Cloudflare's Email Service, used by MAIL_TRANSPORT `cloudflare`. */
  EMAIL: v.optional(v.custom<SendEmail>(isBinding('send'), 'must be an email binding')),
  /** Rate limits per client address on the API: of other programs, and of the site's pages. No binding, no limit. */
  API_LIMIT: rateLimit,
  OWN_PAGES_LIMIT: rateLimit,
  /** Limits on how often a network address reads pages, feeds and social cards; worker/pages/rate-limit.ts. */
  PAGE_LIMIT: rateLimit,
  FEED_LIMIT: rateLimit,
  CARD_LIMIT: rateLimit,
  /** Store and encoder of uploaded pictures. Without either, pictures can be neither uploaded nor shown. */
  MEDIA: v.optional(v.custom<R2Bucket>(isBinding('put'), 'must be an R2 bucket')),
  IMAGES: v.optional(v.custom<ImagesBinding>(isBinding('input'), 'must be an Images binding')),
  /** Counts which engine answered suggestions (docs/operations.md). */
  SEARCH_METRICS: v.optional(
    v.custom<AnalyticsEngineDataset>(isBinding('writeDataPoint'), 'must be a dataset'),
  ),
  /** The European Central Bank's daily reference rates. */
  RATES_ECB_URL: ratesUrl('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  /** The euro's middle rate of the National Bank of Serbia, republished because the bank's service needs an account. */
  RATES_RSD_URL: ratesUrl('https://kurs.resenje.org/api/v1/currencies/eur/rates/today'),
})

export type Settings = v.InferOutput<typeof settings>

/** Names of all settings and bindings, without the secrets that are read where they are needed. */
export const settingNames: readonly string[] = Object.keys(settings.entries)

const complete = v.pipe(
  settings,
  v.forward(
    v.partialCheck(
      [['PAYMENT_METHODS'], ['SITE_ORIGIN']],
      ({ PAYMENT_METHODS, SITE_ORIGIN }) =>
        SITE_ORIGIN === '' || !PAYMENT_METHODS.includes('test-card'),
      'has test-card, which charges nobody, where SITE_ORIGIN is set',
    ),
    ['PAYMENT_METHODS'],
  ),
  v.forward(
    v.partialCheck(
      [['PAYMENT_METHODS'], ['STRIPE_SECRET_KEY'], ['STRIPE_WEBHOOK_SECRET']],
      ({ PAYMENT_METHODS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
        !PAYMENT_METHODS.includes('stripe') ||
        (STRIPE_SECRET_KEY !== '' && STRIPE_WEBHOOK_SECRET !== ''),
      'has stripe, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    ),
    ['PAYMENT_METHODS'],
  ),
  v.forward(
    v.partialCheck(
      [['AUTH_GOOGLE_ID'], ['AUTH_GOOGLE_SECRET']],
      ({ AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET }) =>
        AUTH_GOOGLE_ID === '' || AUTH_GOOGLE_SECRET !== '',
      'is missing, where AUTH_GOOGLE_ID is set',
    ),
    ['AUTH_GOOGLE_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['SEARCH_ENGINE'], ['MEILISEARCH_URL'], ['MEILISEARCH_SEARCH_KEY']],
      ({ SEARCH_ENGINE, MEILISEARCH_URL, MEILISEARCH_SEARCH_KEY }) =>
        SEARCH_ENGINE === 'embedded' || (MEILISEARCH_URL !== '' && MEILISEARCH_SEARCH_KEY !== ''),
      'is "meilisearch", which needs MEILISEARCH_URL and MEILISEARCH_SEARCH_KEY',
    ),
    ['SEARCH_ENGINE'],
  ),
)

/** Settings by the object that holds the bindings, which stays the same as long as an isolate lives. */
const checked = new WeakMap<object, Settings>()

/** Validates the worker's bindings, once per isolate. @throws ConfigError naming the key */
export function readSettings(env: unknown): Settings {
  if (typeof env !== 'object' || env === null) return checkSettings(env)
  const found = checked.get(env) ?? checkSettings(env)
  checked.set(env, found)
  return found
}

function checkSettings(env: unknown): Settings {
  const result = v.safeParse(complete, env)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`Setting ${v.getDotPath(issue) ?? '(bindings)'}: ${issue.message}`)
}

const assets = v.object({
  ASSETS: v.custom<Fetcher>(isBinding('fetch'), 'must be the binding of static assets'),
})

/** The binding of static files, which only the built worker has. @throws ConfigError naming the key */
export function readAssets(env: unknown): Fetcher {
  const result = v.safeParse(assets, env)
  if (result.success) return result.output.ASSETS
  throw new ConfigError(`Setting ASSETS: ${result.issues[0].message}`)
}

/** Settings of monitoring, read apart from the others so that an error in those can be reported. */
export function monitorSettings(env: unknown): { dsn: string; release: string } {
  const result = v.safeParse(monitoring, env)
  if (!result.success) return { dsn: '', release: project.version }
  return { dsn: result.output.SENTRY_DSN, release: result.output.RELEASE }
}
