import * as v from 'valibot'
import type { Rates } from '../../src/model/rates.ts'
import { ratesSnapshot } from '../../src/model/rates-snapshot.ts'
import { ecbDocument, rsdDocument, type RatesDocument } from './documents.ts'

/** The last good document of each source; null where there was none yet. */
const keptRates = v.object({
  ecb: v.fallback(v.nullable(ecbDocument), null),
  rsd: v.fallback(v.nullable(rsdDocument), null),
})
export type KeptRates = v.InferOutput<typeof keptRates>

/** When each source was last asked, as ISO instants. */
const attempts = v.object({
  ecb: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  rsd: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
})
export type Attempts = v.InferOutput<typeof attempts>

// Two keys: KV takes one write a second of each, and an attempt is noted right before what it brought.
const keptKey = 'rates:last-good'
const attemptsKey = 'rates:last-attempt'

/** What is not there, or cannot be read, counts as none. */
function read<S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : null
}

/** @param cacheTtl seconds that a place may answer from its own copy. @throws what KV throws */
export async function readKept(kv: KVNamespace, cacheTtl?: number): Promise<KeptRates> {
  const text = await kv.get(keptKey, cacheTtl === undefined ? {} : { cacheTtl })
  return read(keptRates, text) ?? { ecb: null, rsd: null }
}

export async function writeKept(kv: KVNamespace, kept: KeptRates): Promise<void> {
  await kv.put(keptKey, JSON.stringify(kept))
}

export async function readAttempts(kv: KVNamespace): Promise<Attempts> {
  return read(attempts, await kv.get(attemptsKey)) ?? { ecb: null, rsd: null }
}

export async function writeAttempts(kv: KVNamespace, tried: Attempts): Promise<void> {
  await kv.put(attemptsKey, JSON.stringify(tried))
}

const { date, rsdDate, perEuro } = ratesSnapshot
const shipped = {
  ecb: { date, perEuro } satisfies RatesDocument,
  rsd: { date: rsdDate, perEuro: { RSD: perEuro.RSD } } satisfies RatesDocument,
}

/** What a new document is compared with: the kept one, or the shipped snapshot where that is newer. */
export function lastGood(kept: KeptRates, source: keyof KeptRates): RatesDocument {
  const document = kept[source]
  return document !== null && document.date > shipped[source].date ? document : shipped[source]
}

/** The newest rates of each source, kept or shipped. */
export function ratesOf(kept: KeptRates): Rates {
  const ecb = kept.ecb !== null && kept.ecb.date > date ? kept.ecb : ratesSnapshot
  const rsd = kept.rsd !== null && kept.rsd.date > rsdDate ? kept.rsd : shipped.rsd
  return {
    date: ecb.date,
    rsdDate: rsd.date,
    perEuro: { ...perEuro, ...ecb.perEuro, RSD: rsd.perEuro.RSD },
  }
}
