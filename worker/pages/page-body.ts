import { requestIdPlaceholder } from '../../src/model/request-id.ts'
import { concatenate } from '../runtime/concatenate.ts'

/** Values that differ between two responses with one page. */
export interface ResponseValues {
  requestId: string
  nonce: string
}

/** [index in `bytes` before which a value goes, name of the value] */
export type Gap = readonly [at: number, value: keyof ResponseValues]

/** HTML of a page in UTF-8 without the values of a response, and the router's data. The gaps are in the order of the page. */
export interface PageBody {
  bytes: Uint8Array<ArrayBuffer>
  /** Index in `bytes` at which the HTML ends and the data begins. */
  dataAt: number
  gaps: readonly Gap[]
}

const encoder = new TextEncoder()

/** Positions of a text in a page. */
function positionsOf(text: string, html: string): number[] {
  const positions: number[] = []
  for (let at = html.indexOf(text); at !== -1; at = html.indexOf(text, at + text.length))
    positions.push(at)
  return positions
}

/** Placeholders in the order of the page. */
const placeholdersIn = (html: string, nonce: string): Gap[] =>
  [
    ...positionsOf(requestIdPlaceholder, html).map((at): Gap => [at, 'requestId']),
    ...positionsOf(nonce, html).map((at): Gap => [at, 'nonce']),
  ].toSorted(([a], [b]) => a - b)

/**
 * Encodes a rendered page once, for all its responses.
 * @param nonce of the rendering; it does not get into the HTML
 */
export function encodePage(html: string, nonce: string, data = ''): PageBody {
  const parts: Uint8Array[] = []
  const gaps: Gap[] = []
  let [from, length] = [0, 0]
  const encodeUpTo = (end: number) => {
    const part = encoder.encode(html.slice(from, end))
    parts.push(part)
    length += part.length
  }
  for (const [at, value] of placeholdersIn(html, nonce)) {
    encodeUpTo(at)
    gaps.push([length, value])
    from = at + (value === 'nonce' ? nonce : requestIdPlaceholder).length
  }
  encodeUpTo(html.length)
  return { bytes: concatenate([...parts, encoder.encode(data)]), dataAt: length, gaps }
}

/** The bytes of one response: shared ranges are copied, nothing is joined as text or encoded again. */
export function fillPage({ bytes, dataAt, gaps }: PageBody, values: ResponseValues) {
  const encoded = {
    requestId: encoder.encode(values.requestId),
    nonce: encoder.encode(values.nonce),
  }
  let from = 0
  const parts = gaps.flatMap(([at, value]) => {
    const shared = bytes.subarray(from, at)
    from = at
    return [shared, encoded[value]]
  })
  return concatenate([...parts, bytes.subarray(from, dataAt)])
}

/** The router's data of a page that has them at a URL of their own; else empty. */
export const dataOf = ({ bytes, dataAt }: PageBody) => bytes.subarray(dataAt)
