import { RefusedDocument } from '../http/fetch-document.ts'
import { ecbDocument, parseWith, type EcbDocument } from './documents.ts'

const dayCube = /<Cube\s+time=(['"])(\d{4}-\d{2}-\d{2})\1\s*>/gu
const rateCube =
  /<Cube\s+currency=(['"])([A-Z]{3})\1\s+rate=(['"])(\d{1,7}(?:\.\d{1,9})?)\3\s*\/>/gu
const anyCube = /<Cube\b/gu

/**
 * Parses the European Central Bank's daily document: an envelope with one `<Cube time='2024-01-04'>`, which holds one
 * `<Cube currency='USD' rate='1.0953'/>` per currency, in units per euro. The shape is fixed, so a document with
 * anything else in it is refused instead of being parsed as XML. Currencies that the site does not use are left out.
 * @throws RefusedDocument
 */
export function parseEcb(text: string): EcbDocument {
  if (!text.trimEnd().endsWith('Envelope>'))
    throw new RefusedDocument('the envelope does not close')
  // Comments, CDATA and entities could hide or forge a rate.
  if (text.includes('<!'))
    throw new RefusedDocument('the document holds markup that was never in it')
  const days = [...text.matchAll(dayCube)].map((found) => found[2])
  if (days.length !== 1)
    throw new RefusedDocument(`the document is of ${days.length} days, not of one`)
  const rates = [...text.matchAll(rateCube)]
  // Two cubes hold no rate: the cube of the day and the one around it.
  if ([...text.matchAll(anyCube)].length !== rates.length + 2)
    throw new RefusedDocument('the document holds a rate that is no plain number')
  const perEuro = new Map(rates.map((found) => [found[2], Number(found[4])]))
  if (perEuro.size !== rates.length) throw new RefusedDocument('a currency has two rates')
  return parseWith(ecbDocument, { date: days[0], perEuro: Object.fromEntries(perEuro) })
}
