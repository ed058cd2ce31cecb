import * as v from 'valibot'
import { parseWith, rsdDocument, type RsdDocument } from './documents.ts'

/** `exchange_middle` dinars for `parity` euro. `date` is the requested day, `date_from` the day of the list in force. */
const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    code: v.literal('EUR', 'is not the euro'),
    date: v.string('is no day'),
    date_from: v.optional(v.string('is no day')),
    parity: v.pipe(v.number('is no number'), v.gtValue(0, 'is not above 0')),
    exchange_middle: v.number('is no number'),
  }),
)

/**
 * Parses the euro's middle rate in the answer of kurs.resenje.org, which republishes the National Bank of Serbia's list.
 * @throws RefusedDocument
 */
export function parseRsd(text: string): RsdDocument {
  const { date, date_from, parity, exchange_middle } = parseWith(answer, text)
  return parseWith(rsdDocument, {
    date: date_from ?? date,
    perEuro: { RSD: exchange_middle / parity },
  })
}
