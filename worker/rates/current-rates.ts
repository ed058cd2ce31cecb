import type { Rates } from '../../src/model/rates.ts'
import { ratesSnapshot } from '../../src/model/rates-snapshot.ts'
import { answerInTime } from '../runtime/answer-in-time.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { ratesOf, readKept, type KeptRates } from './kept-rates.ts'

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
  const known = memory.get(settings.KV)
  if (known !== undefined && now < known.until) return known.rates
  const kept = await readInTime(settings.KV)
  const rates = kept === null ? (known?.rates ?? ratesSnapshot) : ratesOf(kept)
  memory.set(settings.KV, { rates, until: now + (kept === null ? heldAfterFailureMs : heldMs) })
  return rates
}

/** The document in KV, or null when KV fails or takes too long. */
async function readInTime(kv: KVNamespace): Promise<KeptRates | null> {
  try {
    const kept = await answerInTime(readKept(kv, heldMs / 1000), patienceMs)
    if (kept === null) console.error(`Rates cannot be read from KV within ${patienceMs} ms`)
    return kept
  } catch (error) {
    console.error('Rates cannot be read from KV', error)
    return null
  }
}
