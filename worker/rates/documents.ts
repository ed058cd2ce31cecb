import * as v from 'valibot'
import { isRealDate } from '../../src/model/values/dates.ts'
import { RefusedDocument } from '../http/fetch-document.ts'

/** Schemas of the sources' daily documents. A document that does not match is refused as a whole. */

const day = v.pipe(v.string(), v.isoDate('is no day'), v.check(isRealDate, 'is no day'))
const rate = v.pipe(
  v.number('is missing'),
  v.finite('is not finite'),
  v.gtValue(0, 'is not above 0'),
)

export const ecbDocument = v.object({
  date: day,
  perEuro: v.object({
    SEK: rate,
    GBP: rate,
    USD: rate,
    CZK: rate,
    NOK: rate,
    DKK: rate,
    JPY: rate,
    PLN: rate,
    AUD: rate,
    HKD: rate,
    INR: rate,
    TRY: rate,
    CNY: rate,
    CAD: rate,
  }),
})

export const rsdDocument = v.object({ date: day, perEuro: v.object({ RSD: rate }) })

export type EcbDocument = v.InferOutput<typeof ecbDocument>
export type RsdDocument = v.InferOutput<typeof rsdDocument>

/** Rates of one day from either source, in units per euro. */
export interface RatesDocument {
  date: string
  perEuro: Readonly<Record<string, number>>
}

/** Parses the input with the schema. @throws RefusedDocument naming the first field that does not match */
export function parseWith<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const [issue] = result.issues
  // Valibot's default messages quote the input, which must not be logged.
  const isOurMessage = issue.type !== 'object' && issue.type !== 'parse_json'
  const message = isOurMessage ? issue.message : 'is missing or not as expected'
  throw new RefusedDocument(`${v.getDotPath(issue) ?? 'the document'} ${message}`)
}
