import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { checkDocument } from './check-document.ts'
import type { RatesDocument } from './documents.ts'
import { fetchDocument } from '../http/fetch-document.ts'
import {
  lastGood,
  readAttempts,
  readKept,
  writeAttempts,
  writeKept,
  type KeptRates,
} from './kept-rates.ts'
import { parseEcb } from './parse-ecb.ts'
import { parseRsd } from './parse-rsd.ts'
import { dayAtSource, latestExpected } from './source-day.ts'

const hourMs = 3_600_000
const mostBytes = 64 * 1024

/** Hours of UTC, in winter; in summer both are an hour earlier and are fetched an hour late. */
const ecbPublishedAt = 15
const rsdPublishedAt = 8

type RatesSettings = Pick<Settings, 'KV' | 'FIXED_NOW' | 'RATES_ECB_URL' | 'RATES_RSD_URL'>

/**
 * Asks each source whose newest document is not kept yet, at most once an hour, and keeps what is good and newer. What
 * a source sends, or fails to send, is logged and changes nothing: neither the last good nor the other source.
 * @throws what KV throws
 */
export async function refreshRates(settings: RatesSettings): Promise<void> {
  const { KV, RATES_ECB_URL, RATES_RSD_URL } = settings
  const now = createClock(settings).now()
  const [kept, tried] = await Promise.all([readKept(KV), readAttempts(KV)])
  const isDue = (source: keyof KeptRates, url: string, publishedAt: number): boolean =>
    url !== '' &&
    lastGood(kept, source).date < latestExpected(now, publishedAt) &&
    !isRecent(tried[source], now)
  const due = {
    ecb: isDue('ecb', RATES_ECB_URL, ecbPublishedAt),
    rsd: isDue('rsd', RATES_RSD_URL, rsdPublishedAt),
  }
  if (!due.ecb && !due.rsd) return
  // Noted before the source is asked, so that a run which is cut off does not ask again after five minutes.
  const at = now.toISOString()
  await writeAttempts(KV, { ecb: due.ecb ? at : tried.ecb, rsd: due.rsd ? at : tried.rsd })
  const today = dayAtSource(now)
  const [ecb, rsd] = await Promise.all([
    due.ecb ? newDocument(RATES_ECB_URL, parseEcb, lastGood(kept, 'ecb'), today) : null,
    due.rsd ? newDocument(RATES_RSD_URL, parseRsd, lastGood(kept, 'rsd'), today) : null,
  ])
  if (ecb !== null || rsd !== null)
    await writeKept(KV, { ecb: ecb ?? kept.ecb, rsd: rsd ?? kept.rsd })
}

function isRecent(instant: string | null, now: Date): boolean {
  if (instant === null) return false
  const elapsed = now.getTime() - Date.parse(instant)
  return elapsed >= 0 && elapsed < hourMs
}

/** The source's document, when it is good and newer than the last good; else null. */
async function newDocument<T extends RatesDocument>(
  url: string,
  parse: (text: string) => T,
  last: RatesDocument,
  today: string,
): Promise<T | null> {
  try {
    const document = parse(await fetchDocument(url, 'daily exchange rates', mostBytes))
    checkDocument(document, last, today)
    return document.date > last.date ? document : null
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    console.error(`Rates of ${new URL(url).host} refused, those of ${last.date} stay: ${reason}`)
    return null
  }
}
