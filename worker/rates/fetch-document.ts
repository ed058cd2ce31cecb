import { RefusedDocument } from './documents.ts'
import { isSafeSource } from './safe-source.ts'

const timeoutMs = 5000
const mostBytes = 64 * 1024
const mostRedirects = 2

/** A worker sends no name of its own, and some hosts turn the nameless away. */
const headers = { 'user-agent': 'Startline (daily exchange rates)' }

/**
 * The text of a source's document, of at most 64 kB and within 5 seconds for all of it. A redirect is followed on the
 * same host only.
 * @throws RefusedDocument, or what `fetch` throws
 */
export async function fetchDocument(address: string): Promise<string> {
  // One deadline for all redirects and the body.
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null)
      return await textOf(response)
    await response.body?.cancel()
    const next = URL.parse(location, url)
    if (next === null || next.host !== url.host || !isSafeSource(next.href))
      throw new RefusedDocument('the source redirects to another host')
    url = next
  }
  throw new RefusedDocument(`the source redirects more than ${mostRedirects} times`)
}

async function textOf(response: Response): Promise<string> {
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
