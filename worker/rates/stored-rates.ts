import * as v from 'valibot'
import type { Rates } from '../../src/model/values/rates.ts'
import { ratesSnapshot } from './rates-snapshot.ts'
import { ecbDocument, rsdDocument, type RatesDocument } from './documents.ts'

/** The last good document of each source; null if there is none yet. */
const storedRates = v.object({
  ecb: v.fallback(v.nullable(ecbDocument), null),
  rsd: v.fallback(v.nullable(rsdDocument), null),
})
export type StoredRates = v.InferOutput<typeof storedRates>

/** ISO instants of the last request to each source. */
const attempts = v.object({
  ecb: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  rsd: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
})
export type Attempts = v.InferOutput<typeof attempts>

// There are two keys because KV takes one write per second and key, and an attempt is stored right before its result.
const ratesKey = 'rates:last-good'
const attemptsKey = 'rates:last-attempt'

/** The parsed value; null if it is missing or malformed. */
function parseStored<S extends v.GenericSchema>(
  schema: S,
  text: string | null,
): v.InferOutput<S> | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : null
}

/** @param cacheTtl seconds for which KV may serve its cached copy at the edge. @throws KV errors */
export async function readStoredRates(kv: KVNamespace, cacheTtl?: number): Promise<StoredRates> {
  const text = await kv.get(ratesKey, cacheTtl === undefined ? {} : { cacheTtl })
  return parseStored(storedRates, text) ?? { ecb: null, rsd: null }
}

export async function writeStoredRates(kv: KVNamespace, rates: StoredRates): Promise<void> {
  await kv.put(ratesKey, JSON.stringify(rates))
}

export async function readAttempts(kv: KVNamespace): Promise<Attempts> {
  return parseStored(attempts, await kv.get(attemptsKey)) ?? { ecb: null, rsd: null }
}

export async function writeAttempts(kv: KVNamespace, tried: Attempts): Promise<void> {
  await kv.put(attemptsKey, JSON.stringify(tried))
}

const { date, rsdDate, perEuro } = ratesSnapshot
const shipped = {
  ecb: { date, perEuro } satisfies RatesDocument,
  rsd: { date: rsdDate, perEuro: { RSD: perEuro.RSD } } satisfies RatesDocument,
}

/** The document that a new one is compared with: the stored one, or the shipped snapshot if that is newer. */
export function lastGood(stored: StoredRates, source: keyof StoredRates): RatesDocument {
  const document = stored[source]
  return document !== null && document.date > shipped[source].date ? document : shipped[source]
}

/** The newest rates of each source, stored or shipped. */
export function newestRates(stored: StoredRates): Rates {
  const ecb = stored.ecb !== null && stored.ecb.date > date ? stored.ecb : ratesSnapshot
  const rsd = stored.rsd !== null && stored.rsd.date > rsdDate ? stored.rsd : shipped.rsd
  return {
    date: ecb.date,
    rsdDate: rsd.date,
    perEuro: { ...perEuro, ...ecb.perEuro, RSD: rsd.perEuro.RSD },
  }
}
