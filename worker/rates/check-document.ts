import { daysBetween } from '../../src/model/usual-date.ts'
import { RefusedDocument } from '../http/fetch-document.ts'
import type { RatesDocument } from './documents.ts'

/** Days. An older document comes from a source that has stopped, or from a cache. */
const oldest = 7
/** Share of the last good rate, for each begun `period` days between the two documents. */
const largestMove = 0.2
const period = 30

/**
 * Refuses a document of the future, one that is over 7 days old, and one in which a currency moved by over 20 % since
 * the last good. A last good of long ago allows more, 20 % for each begun 30 days, because it would otherwise refuse
 * the right rates for ever (docs/decisions/0024-exchange-rates.md).
 * @param today ISO day of the source's zone
 * @throws RefusedDocument
 */
export function checkDocument(
  document: RatesDocument,
  lastGood: RatesDocument,
  today: string,
): void {
  const age = daysBetween(document.date, today)
  if (age < 0) throw new RefusedDocument(`it is of ${document.date}, which is yet to come`)
  if (age > oldest) throw new RefusedDocument(`it is of ${document.date}, ${age} days ago`)
  const periods = Math.max(1, Math.ceil(daysBetween(lastGood.date, document.date) / period))
  const most = 1 + largestMove * periods
  // 20 % down is 25 % up from there: measured so, a fall may grow with the days without ever passing zero.
  const least = 1 / (1 + (largestMove / (1 - largestMove)) * periods)
  for (const [currency, rate] of Object.entries(document.perEuro)) {
    const before = lastGood.perEuro[currency]
    if (before === undefined) continue
    const move = rate / before
    if (move > most || move < least)
      throw new RefusedDocument(
        `${currency} moved from ${before} to ${rate} since ${lastGood.date}, by more than ${Math.round(largestMove * periods * 100)} %`,
      )
  }
}
