import * as v from 'valibot'
import { systemTimeMs } from '../../runtime/clock.ts'
import { fetchDocument, RefusedDocument } from '../../http/fetch-document.ts'
import { isSafeSource } from '../../settings/safe-source.ts'
import type { Issuer } from './issuer.ts'

/** Thrown when no key is stored and none can be fetched, so that no token can be verified. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable'
}

const freshMs = 3_600_000
/** Age up to which old keys serve if newer ones cannot be fetched. Google rotates its keys every few days. */
const maxStaleMs = 86_400_000
const refreshIntervalMs = 30_000
const maxBytes = 100_000
const maxKeys = 20
const storageKey = 'google-keys'

const signingKey = v.object({
  kty: v.literal('RSA'),
  kid: v.pipe(v.string(), v.nonEmpty()),
  // At least 2048 bits, the minimum of jose.
  n: v.pipe(v.string(), v.regex(/^[\w-]{342,1400}$/u)),
  e: v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/u)),
  alg: v.optional(v.literal('RS256')),
  use: v.optional(v.literal('sig')),
})
type SigningKey = v.InferOutput<typeof signingKey>

/** A key set (RFC 7517) without the keys of other kinds, which an issuer may publish as well. */
const keySet = v.pipe(
  v.object({ keys: v.array(v.unknown()) }),
  v.transform(({ keys }) => keys.filter((key) => v.is(signingKey, key)).slice(0, maxKeys)),
  v.minLength(1, 'has no keys'),
)

const storedKeys = v.object({
  issuer: v.string(),
  keys: v.array(signingKey),
  /** Milliseconds since 1970. */
  at: v.number(),
})
type StoredKeys = v.InferOutput<typeof storedKeys>

const configuration = v.object({
  issuer: v.string(),
  jwks_uri: v.pipe(v.string(), v.check(isSafeSource, 'is no safe address')),
})

/** The part of KV that stores the keys. */
export interface KeyStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>
}

/** Cache of this isolate. It holds values only: in workerd a request must not await a promise of another request. */
let memory: StoredKeys | null = null
let attempt = { issuer: '', at: 0 }

function parse<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (result.success) return result.output
  throw new RefusedDocument('the document is not as expected')
}

const read = async (url: string) => await fetchDocument(url, 'signing in with Google', maxBytes)

async function keysUrlOf({ url, keysUrl }: Issuer): Promise<string> {
  if (keysUrl !== '') return keysUrl
  const { issuer, jwks_uri } = parse(
    configuration,
    await read(`${url}/.well-known/openid-configuration`),
  )
  if (issuer !== url) throw new RefusedDocument('the configuration is of another issuer')
  return jwks_uri
}

async function fetchKeys(issuer: Issuer): Promise<StoredKeys> {
  const keys = parse(keySet, await read(await keysUrlOf(issuer)))
  return { issuer: issuer.url, keys, at: systemTimeMs() }
}

async function newestStored(issuer: Issuer, kv: KeyStore): Promise<StoredKeys | null> {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), storedKeys),
    await kv.get(storageKey).catch(() => null),
  )
  const candidates = [memory, result.success ? result.output : null]
  const [newest] = candidates
    .flatMap((each) => (each === null || each.issuer !== issuer.url ? [] : [each]))
    .filter(({ at }) => systemTimeMs() - at < maxStaleMs)
    .sort((a, b) => b.at - a.at)
  return newest ?? null
}

/** Fetches new keys, at most once in 30 seconds even if that fails; null if no keys were fetched. */
async function refreshKeys(issuer: Issuer, kv: KeyStore): Promise<StoredKeys | null> {
  const now = systemTimeMs()
  if (attempt.issuer === issuer.url && now - attempt.at < refreshIntervalMs) return null
  attempt = { issuer: issuer.url, at: now }
  try {
    memory = await fetchKeys(issuer)
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    console.error(`Keys of ${new URL(issuer.url).host} refused: ${reason}`)
    return null
  }
  const text = JSON.stringify(memory)
  await kv.put(storageKey, text, { expirationTtl: maxStaleMs / 1000 }).catch(console.error)
  return memory
}

/**
 * The issuer's signing key with an id; null if the issuer has no such key. Keys are at most an hour old, or up to 24
 * hours if newer ones cannot be fetched.
 * @throws KeysUnavailable if there are no keys at all
 */
export async function findKey(
  issuer: Issuer,
  kid: string,
  kv: KeyStore,
): Promise<SigningKey | null> {
  const keyIn = ({ keys }: StoredKeys) => keys.find((key) => key.kid === kid) ?? null
  const isFresh = ({ issuer: url, at }: StoredKeys) =>
    url === issuer.url && systemTimeMs() - at < freshMs
  // A fresh key in memory needs neither KV nor the issuer.
  const cached = memory !== null && isFresh(memory) ? keyIn(memory) : null
  if (cached !== null) return cached
  const stored = await newestStored(issuer, kv)
  memory = stored ?? memory
  const recent = stored !== null && isFresh(stored) ? keyIn(stored) : null
  if (recent !== null) return recent
  const keys = (await refreshKeys(issuer, kv)) ?? stored
  if (keys === null) throw new KeysUnavailable()
  return keyIn(keys)
}
