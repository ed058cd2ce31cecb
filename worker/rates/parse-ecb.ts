import { RefusedDocument } from '../http/fetch-document.ts'
import { ecbDocument, fitting, type EcbDocument } from './documents.ts'

const dayCube = /<Cube\s+time=(['"])(\d{4}-\d{2}-\d{2})\1\s*>/gu
const rateCube =
  /<Cube\s+currency=(['"])([A-Z]{3})\1\s+rate=(['"])(\d{1,7}(?:\.\d{1,9})?)\3\s*\/>/gu
const anyCube = /<Cube\b/gu

/**
 * Reads the European Central Bank's daily document: an envelope, one `<Cube time='2024-01-04'>`, in it a
 * `<Cube currency='USD' rate='1.0953'/>` a currency, in units for one euro. Its shape is fixed, so anything else
 * in it is a reason not to trust it rather than something to be read as XML.
 * Currencies beside ours are left out.
 * @throws RefusedDocument
 */
export function parseEcb(text: string): EcbDocument {
  if (!text.trimEnd().endsWith('Envelope>'))
    throw new RefusedDocument('the envelope does not close')
  // Comments, CDATA and entities could hide a rate or make another one.
  if (text.includes('<!'))
    throw new RefusedDocument('the document holds markup that was never in it')
  const days = [...text.matchAll(dayCube)].map((found) => found[2])
  if (days.length !== 1)
    throw new RefusedDocument(`the document is of ${days.length} days, not of one`)
  const rates = [...text.matchAll(rateCube)]
  // The two that hold the others: of the day and of all.
  if ([...text.matchAll(anyCube)].length !== rates.length + 2)
    throw new RefusedDocument('the document holds a rate that is no plain number')
  const perEuro = new Map(rates.map((found) => [found[2], Number(found[4])]))
  if (perEuro.size !== rates.length) throw new RefusedDocument('a currency has two rates')
  return fitting(ecbDocument, { date: days[0], perEuro: Object.fromEntries(perEuro) })
}
