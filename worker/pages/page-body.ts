import { requestIdPlaceholder } from '../../src/model/values/request-id.ts'
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
  /** Identifies the data; '' without data. */
  dataTag: string
  gaps: readonly Gap[]
}

/** The router's data of a page, which its URL gives apart from it. */
interface DataApart {
  text: string
  tag: string
}

const encoder = new TextEncoder()

const placeholders = [
  { value: 'requestId', textOf: () => requestIdPlaceholder },
  { value: 'nonce', textOf: (nonce: string) => nonce },
] as const

interface Placeholder {
  at: number
  value: keyof ResponseValues
  length: number
}

/** Placeholders in the order of a text. */
const placeholdersIn = (text: string, nonce: string): Placeholder[] =>
  placeholders
    .flatMap(({ value, textOf }) => {
      const searched = textOf(nonce)
      const found: Placeholder[] = []
      for (
        let at = text.indexOf(searched);
        at !== -1;
        at = text.indexOf(searched, at + searched.length)
      )
        found.push({ at, value, length: searched.length })
      return found
    })
    .toSorted((a, b) => a.at - b.at)

/**
 * Encodes a rendered page once, for all its responses.
 * @param texts HTML of the page in parts, none of which ends within a placeholder
 * @param nonce of the rendering; it does not get into the HTML
 */
export function encodePage(
  texts: readonly string[],
  nonce: string,
  data: DataApart = { text: '', tag: '' },
): PageBody {
  const parts: Uint8Array[] = []
  const gaps: Gap[] = []
  let length = 0
  const encode = (text: string) => {
    const part = encoder.encode(text)
    parts.push(part)
    length += part.length
  }
  for (const text of texts) {
    let from = 0
    for (const placeholder of placeholdersIn(text, nonce)) {
      encode(text.slice(from, placeholder.at))
      gaps.push([length, placeholder.value])
      from = placeholder.at + placeholder.length
    }
    encode(text.slice(from))
  }
  const bytes = concatenate([...parts, encoder.encode(data.text)])
  return { bytes, dataAt: length, dataTag: data.tag, gaps }
}

/** The bytes that all responses share, in their order. */
export const sharedBytes = ({ bytes, dataAt }: PageBody) => bytes.subarray(0, dataAt)

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
