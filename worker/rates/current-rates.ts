import type { Rates } from '../../src/model/values/rates.ts'
import { ratesSnapshot } from './rates-snapshot.ts'
import { answerInTime } from '../runtime/answer-in-time.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { newestRates, readStoredRates, type StoredRates } from './stored-rates.ts'

const cacheMs = 300_000
/** After a failure KV is read again soon, but not by every page. */
const cacheAfterFailureMs = 30_000
/** A page must not wait for a KV that hangs. */
const readTimeoutMs = 500

/**
 * The isolate's cache per KV namespace. It holds values, never promises, because one request must not await the
 * promise of another.
 */
const cache = new WeakMap<KVNamespace, { rates: Rates; until: number }>()

/**
 * The rates a page shows, cached for five minutes per isolate. If KV fails or times out, the rates cached before, or
 * the shipped snapshot. Never throws.
 */
export async function currentRates(settings: Pick<Settings, 'KV' | 'FIXED_NOW'>): Promise<Rates> {
  const now = createClock(settings).now().getTime()
  const known = cache.get(settings.KV)
  if (known !== undefined && now < known.until) return known.rates
  const stored = await readInTime(settings.KV)
  const rates = stored === null ? (known?.rates ?? ratesSnapshot) : newestRates(stored)
  cache.set(settings.KV, { rates, until: now + (stored === null ? cacheAfterFailureMs : cacheMs) })
  return rates
}

/** The document in KV; null if KV fails or takes too long. */
async function readInTime(kv: KVNamespace): Promise<StoredRates | null> {
  try {
    const stored = await answerInTime(readStoredRates(kv, cacheMs / 1000), readTimeoutMs)
    if (stored === null) console.error(`Rates cannot be read from KV within ${readTimeoutMs} ms`)
    return stored
  } catch (error) {
    console.error('Rates cannot be read from KV', error)
    return null
  }
}
