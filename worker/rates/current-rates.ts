import type { Rates } from '../../src/model/rates.ts'
import { ratesSnapshot } from '../../src/model/rates-snapshot.ts'
import { answerInTime } from '../runtime/answer-in-time.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { ratesOf, readKept, type KeptRates } from './kept-rates.ts'

const heldMs = 300_000
/** After a failure KV is asked again soon, but not by every page. */
const heldAfterFailureMs = 30_000
/** A page does not wait for a KV that hangs. */
const patienceMs = 500

/** What this isolate knows, by its KV. Values only: a promise of one request must not be awaited by another. */
const memory = new WeakMap<KVNamespace, { rates: Rates; until: number }>()

/**
 * The rates a page shows: the last good ones, at most five minutes old in this isolate; what it knew before, or the
 * shipped snapshot, when KV has none or does not answer. Never throws.
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
