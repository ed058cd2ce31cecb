import * as v from 'valibot'
import { systemTimeMs } from '../../runtime/clock.ts'
import { fetchKeys, signingKey, type SigningKey } from './fetch-keys.ts'
import type { Issuer } from './issuer.ts'

/** Thrown when no key is stored and none can be fetched, so that no token can be verified. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable'
}

const freshMs = 3_600_000
/** Age up to which old keys serve if newer ones cannot be fetched. Google rotates its keys every few days. */
const maxStaleMs = 86_400_000
const refreshIntervalMs = 30_000
const storageKey = 'google-keys'

const storedKeys = v.object({
  issuer: v.string(),
  keys: v.array(signingKey),
  /** Milliseconds since 1970. */
  at: v.number(),
})
type StoredKeys = v.InferOutput<typeof storedKeys>

/** The part of KV that stores the keys. */
export interface KeyStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>
}

/** Cache of this isolate. It holds values only: in workerd a request must not await a promise of another request. */
let memory: StoredKeys | null = null
let attempt = { issuer: '', at: 0 }

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
    memory = { issuer: issuer.url, keys: await fetchKeys(issuer), at: systemTimeMs() }
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
