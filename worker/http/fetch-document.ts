import { isSafeSource } from '../settings/safe-source.ts'

const timeoutMs = 5000
const maxRedirects = 2

/** A document was refused. The message gives the reason and quotes nothing of the document, since it is logged. */
export class RefusedDocument extends Error {
  override name = 'RefusedDocument'
}

/**
 * Fetches a text document within 5 seconds, redirects and body included. Redirects are followed on the same host only.
 * @param purpose part of the user agent. Workers send none by default, and some hosts refuse requests without one.
 * @param maxBytes a larger document is refused
 * @throws RefusedDocument, or an error of `fetch`
 */
export async function fetchDocument(
  address: string,
  purpose: string,
  maxBytes: number,
): Promise<string> {
  const headers = { 'user-agent': `Startline (${purpose})` }
  // One deadline for all redirects and the body.
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null)
      return await textOf(response, maxBytes)
    await response.body?.cancel()
    const next = URL.parse(location, url)
    if (next === null || next.host !== url.host || !isSafeSource(next.href))
      throw new RefusedDocument('the source redirects to another host')
    url = next
  }
  throw new RefusedDocument(`the source redirects more than ${maxRedirects} times`)
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel()
    throw new RefusedDocument(`the source answers ${response.status}`)
  }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // The bytes are counted, because content-length may be missing or wrong.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new RefusedDocument(`the document is larger than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
