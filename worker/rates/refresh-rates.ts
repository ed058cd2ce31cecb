import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { checkDocument } from './check-document.ts'
import type { RatesDocument } from './documents.ts'
import { fetchDocument } from '../http/fetch-document.ts'
import {
  lastGood,
  readAttempts,
  readStoredRates,
  writeAttempts,
  writeStoredRates,
  type StoredRates,
} from './stored-rates.ts'
import { parseEcb } from './parse-ecb.ts'
import { parseRsd } from './parse-rsd.ts'
import { dayAtSource, latestExpected } from './source-day.ts'

const hourMs = 3_600_000
const maxBytes = 64 * 1024

/** Publication hours in UTC, in winter. In summer both publish an hour earlier and are fetched an hour late. */
const ecbPublishedAt = 15
const rsdPublishedAt = 8

type RatesSettings = Pick<Settings, 'KV' | 'FIXED_NOW' | 'RATES_ECB_URL' | 'RATES_RSD_URL'>

/** Instants at which the documents should have been out that are not stored yet, of the sources in use. */
export async function awaitedRates(
  { KV, RATES_ECB_URL, RATES_RSD_URL }: RatesSettings,
  now: Date,
): Promise<string[]> {
  const stored = await readStoredRates(KV)
  const awaited = (source: keyof StoredRates, url: string, publishedAt: number): string[] => {
    const day = latestExpected(now, publishedAt)
    const isStored = url === '' || lastGood(stored, source).date >= day
    return isStored ? [] : [`${day}T${String(publishedAt).padStart(2, '0')}:00:00Z`]
  }
  return [
    ...awaited('ecb', RATES_ECB_URL, ecbPublishedAt),
    ...awaited('rsd', RATES_RSD_URL, rsdPublishedAt),
  ]
}

/**
 * Fetches from each source whose newest document is not stored yet, at most once an hour, and stores documents that are
 * good and newer. A source that fails is logged; its last good document and the other source are not affected.
 * @throws KV errors
 */
export async function refreshRates(settings: RatesSettings): Promise<void> {
  const { KV, RATES_ECB_URL, RATES_RSD_URL } = settings
  const now = createClock(settings).now()
  const [stored, attempts] = await Promise.all([readStoredRates(KV), readAttempts(KV)])
  const isDue = (source: keyof StoredRates, url: string, publishedAt: number): boolean =>
    url !== '' &&
    lastGood(stored, source).date < latestExpected(now, publishedAt) &&
    !isRecent(attempts[source], now)
  const due = {
    ecb: isDue('ecb', RATES_ECB_URL, ecbPublishedAt),
    rsd: isDue('rsd', RATES_RSD_URL, rsdPublishedAt),
  }
  if (!due.ecb && !due.rsd) return
  // The attempt is stored before the request, so that an aborted run is not repeated five minutes later.
  const at = now.toISOString()
  await writeAttempts(KV, { ecb: due.ecb ? at : attempts.ecb, rsd: due.rsd ? at : attempts.rsd })
  const today = dayAtSource(now)
  const [ecb, rsd] = await Promise.all([
    due.ecb ? newDocument(RATES_ECB_URL, parseEcb, lastGood(stored, 'ecb'), today) : null,
    due.rsd ? newDocument(RATES_RSD_URL, parseRsd, lastGood(stored, 'rsd'), today) : null,
  ])
  if (ecb !== null || rsd !== null)
    await writeStoredRates(KV, { ecb: ecb ?? stored.ecb, rsd: rsd ?? stored.rsd })
}

function isRecent(instant: string | null, now: Date): boolean {
  if (instant === null) return false
  const elapsed = now.getTime() - Date.parse(instant)
  return elapsed >= 0 && elapsed < hourMs
}

/** The source's document if it is good and newer than `last`, otherwise null. */
async function newDocument<T extends RatesDocument>(
  url: string,
  parse: (text: string) => T,
  last: RatesDocument,
  today: string,
): Promise<T | null> {
  try {
    const document = parse(await fetchDocument(url, 'daily exchange rates', maxBytes))
    checkDocument(document, last, today)
    return document.date > last.date ? document : null
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    console.error(`Rates of ${new URL(url).host} refused, those of ${last.date} stay: ${reason}`)
    return null
  }
}
