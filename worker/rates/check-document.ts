import { daysBetween } from '../../src/model/values/dates.ts'
import { RefusedDocument } from '../http/fetch-document.ts'
import type { RatesDocument } from './documents.ts'

/** Largest age in days. An older document comes from a source that has stopped publishing, or from a cache. */
const maxAgeDays = 7
/** Share of the last good rate by which a rate may move, per started `periodDays` between the two documents. */
const maxMove = 0.2
const periodDays = 30

/**
 * Refuses a document that is dated in the future, is over 7 days old, or in which a currency moved by over 20 % since
 * the last good document. The limit grows by 20 % per started 30 days between the two, because otherwise an old last
 * good document would refuse correct rates for ever (docs/decisions/0024-exchange-rates.md).
 * @param today ISO day in the source's time zone
 * @throws RefusedDocument
 */
export function checkDocument(
  document: RatesDocument,
  lastGood: RatesDocument,
  today: string,
): void {
  const age = daysBetween(document.date, today)
  if (age < 0) throw new RefusedDocument(`it is of ${document.date}, which is yet to come`)
  if (age > maxAgeDays) throw new RefusedDocument(`it is of ${document.date}, ${age} days ago`)
  const periods = Math.max(1, Math.ceil(daysBetween(lastGood.date, document.date) / periodDays))
  const most = 1 + maxMove * periods
  // A fall of 20 % is undone by a rise of 25 %. The lower limit is the inverse of such rises, so it never reaches zero.
  const least = 1 / (1 + (maxMove / (1 - maxMove)) * periods)
  for (const [currency, rate] of Object.entries(document.perEuro)) {
    const before = lastGood.perEuro[currency]
    if (before === undefined) continue
    const move = rate / before
    if (move > most || move < least)
      throw new RefusedDocument(
        `${currency} moved from ${before} to ${rate} since ${lastGood.date}, by more than ${Math.round(maxMove * periods * 100)} %`,
      )
  }
}
