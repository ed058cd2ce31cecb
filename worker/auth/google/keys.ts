import * as v from 'valibot'
import { systemTimeMs } from '../../runtime/clock.ts'
import { fetchDocument, RefusedDocument } from '../../http/fetch-document.ts'
import { isSafeSource } from '../../settings/safe-source.ts'
import type { Issuer } from './issuer.ts'

/** No key is at hand, and none can be had: what is signed with them cannot be checked. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable'
}

const freshMs = 3_600_000
/** Google changes its keys every few days and announces them for hours. */
const lastGoodMs = 86_400_000
const betweenRefreshesMs = 30_000
const mostBytes = 100_000
const mostKeys = 20
const keptAs = 'google-keys'

const signingKey = v.object({
  kty: v.literal('RSA'),
  kid: v.pipe(v.string(), v.nonEmpty()),
  // 2048 bits and more, as jose asks for.
  n: v.pipe(v.string(), v.regex(/^[\w-]{342,1400}$/u)),
  e: v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/u)),
  alg: v.optional(v.literal('RS256')),
  use: v.optional(v.literal('sig')),
})
type SigningKey = v.InferOutput<typeof signingKey>

/** An issuer may sign with keys of other kinds as well. */
const keySet = v.pipe(
  v.object({ keys: v.array(v.unknown()) }),
  v.transform(({ keys }) => keys.filter((key) => v.is(signingKey, key)).slice(0, mostKeys)),
  v.minLength(1, 'has no keys'),
)

const keptKeys = v.object({
  issuer: v.string(),
  keys: v.array(signingKey),
  /** Milliseconds since 1970. */
  at: v.number(),
})
type KeptKeys = v.InferOutput<typeof keptKeys>

const configuration = v.object({
  issuer: v.string(),
  jwks_uri: v.pipe(v.string(), v.check(isSafeSource, 'is no safe address')),
})

/** What of KV is needed. */
export interface KeyStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>
}

/** Of this isolate. Values only: a promise of one request must not be awaited by another in workerd. */
let memory: KeptKeys | null = null
let attempt = { issuer: '', at: 0 }

function parse<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (result.success) return result.output
  throw new RefusedDocument('the document is not as expected')
}

const read = async (url: string) => await fetchDocument(url, 'signing in with Google', mostBytes)

async function addressOfKeys({ url, keysUrl }: Issuer): Promise<string> {
  if (keysUrl !== '') return keysUrl
  const said = parse(configuration, await read(`${url}/.well-known/openid-configuration`))
  if (said.issuer !== url) throw new RefusedDocument('the configuration is of another issuer')
  return said.jwks_uri
}

async function fetchKeys(issuer: Issuer): Promise<KeptKeys> {
  const keys = parse(keySet, await read(await addressOfKeys(issuer)))
  return { issuer: issuer.url, keys, at: systemTimeMs() }
}

async function lastKept(issuer: Issuer, kv: KeyStore): Promise<KeptKeys | null> {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), keptKeys),
    await kv.get(keptAs).catch(() => null),
  )
  const candidates = [memory, result.success ? result.output : null]
  const [newest] = candidates
    .flatMap((kept) => (kept === null || kept.issuer !== issuer.url ? [] : [kept]))
    .filter(({ at }) => systemTimeMs() - at < lastGoodMs)
    .sort((a, b) => b.at - a.at)
  return newest ?? null
}

/** At most once in 30 seconds, whether it succeeds or not. @returns null where it does not */
async function refreshed(issuer: Issuer, kv: KeyStore): Promise<KeptKeys | null> {
  const now = systemTimeMs()
  if (attempt.issuer === issuer.url && now - attempt.at < betweenRefreshesMs) return null
  attempt = { issuer: issuer.url, at: now }
  try {
    memory = await fetchKeys(issuer)
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    console.error(`Keys of ${new URL(issuer.url).host} refused: ${reason}`)
    return null
  }
  const text = JSON.stringify(memory)
  await kv.put(keptAs, text, { expirationTtl: lastGoodMs / 1000 }).catch(console.error)
  return memory
}

/**
 * The key that an issuer signs with under an id; null for an id it does not have. Keys are an hour old at most, or the
 * last good ones of 24 hours where newer cannot be had.
 * @throws KeysUnavailable where there are none at all
 */
export async function findKey(
  issuer: Issuer,
  kid: string,
  kv: KeyStore,
): Promise<SigningKey | null> {
  const own = ({ keys }: KeptKeys) => keys.find((key) => key.kid === kid) ?? null
  const isFresh = ({ issuer: url, at }: KeptKeys) =>
    url === issuer.url && systemTimeMs() - at < freshMs
  // What this isolate knows and is fresh asks nobody.
  const known = memory !== null && isFresh(memory) ? own(memory) : null
  if (known !== null) return known
  const kept = await lastKept(issuer, kv)
  memory = kept ?? memory
  const recent = kept !== null && isFresh(kept) ? own(kept) : null
  if (recent !== null) return recent
  const keys = (await refreshed(issuer, kv)) ?? kept
  if (keys === null) throw new KeysUnavailable()
  return own(keys)
}
