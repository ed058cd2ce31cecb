import { isSafeSource } from '../settings/safe-source.ts'

const timeoutMs = 5000
const mostRedirects = 2

/** The document is not taken; the message says why, in our words: nothing of the document itself is logged. */
export class RefusedDocument extends Error {
  override name = 'RefusedDocument'
}

/**
 * The text of a source's document, within 5 seconds for all of it. A redirect is followed on the same host only.
 * @param purpose what for, in a few words: a worker sends no name of its own, and some hosts turn the nameless away
 * @param mostBytes more is refused
 * @throws RefusedDocument, or what `fetch` throws
 */
export async function fetchDocument(
  address: string,
  purpose: string,
  mostBytes: number,
): Promise<string> {
  const headers = { 'user-agent': `Startline (${purpose})` }
  // One deadline for all redirects and the body.
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null)
      return await textOf(response, mostBytes)
    await response.body?.cancel()
    const next = URL.parse(location, url)
    if (next === null || next.host !== url.host || !isSafeSource(next.href))
      throw new RefusedDocument('the source redirects to another host')
    url = next
  }
  throw new RefusedDocument(`the source redirects more than ${mostRedirects} times`)
}

async function textOf(response: Response, mostBytes: number): Promise<string> {
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel()
    throw new RefusedDocument(`the source answers ${response.status}`)
  }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // What a header says of the length is not relied on.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes)
      throw new RefusedDocument(`the document is larger than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
