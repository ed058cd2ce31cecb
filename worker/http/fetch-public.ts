import { DomainError } from '../../src/model/values/errors.ts'
import type { ImportRefusal } from '../../src/model/event/imports.ts'
import { concatenate } from '../runtime/concatenate.ts'
import { isPublicHost, isPublicIp } from './public-host.ts'

const timeoutMs = 10_000
const maxRedirects = 3

const refused = (reason: ImportRefusal) => new DomainError('import-refused', reason)

interface PublicFetch {
  /** Part of the user agent: "import of events". */
  purpose: string
  /** Largest body, in bytes after decompression. */
  maxBytes: number
  /** Media types that are accepted, without parameters. A response without a type is accepted. */
  types: readonly string[]
  /**
   * IP addresses of a host name, each of which has to be public. Absent on Cloudflare, where a worker has no resolver and the
   * network that sends the request reaches public addresses only.
   */
  resolve?: (name: string) => Promise<string[]>
  /** Replaces the check of URLs in tests that fetch from loopback. */
  refusalOf?: (url: URL) => ImportRefusal | null
}

export interface PublicDocument {
  bytes: Uint8Array<ArrayBuffer>
  /** Media type without parameters, in lower case; '' if the response has none. */
  type: string
  /** After redirects. */
  url: string
}

/** The reason not to fetch a URL that a user entered; null for http and https on a public host and port 80 or 443. */
export function refusalOfUrl(url: URL): ImportRefusal | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'address'
  if (url.username !== '' || url.password !== '') return 'address'
  if (!['', '80', '443'].includes(url.port)) return 'address-port'
  return isPublicHost(url.hostname) ? null : 'address-private'
}

/**
 * Fetches a document from an address that a user entered. Every redirect is checked like the first address; 10 seconds
 * are allowed for all of them and the body.
 * @throws DomainError import-refused, its field an ImportRefusal
 */
export async function fetchPublic(address: string, options: PublicFetch): Promise<PublicDocument> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = {
    'user-agent': `Startline (${options.purpose})`,
    accept: [...options.types, '*/*;q=0.1'].join(', '),
  }
  let url = URL.parse(address.trim())
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url === null) throw refused('address')
    await requirePublic(url, options)
    const response = await attempt(signal, () =>
      fetch(url ?? '', { headers, redirect: 'manual', signal }),
    )
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null)
      return { ...(await attempt(signal, () => documentOf(response, options))), url: url.href }
    await response.body?.cancel()
    url = URL.parse(location, url)
  }
  throw refused('redirects')
}

async function requirePublic(url: URL, { resolve, refusalOf = refusalOfUrl }: PublicFetch) {
  const refusal = refusalOf(url)
  if (refusal !== null) throw refused(refusal)
  if (resolve === undefined || /^[\d.]+$|^\[/u.test(url.hostname)) return
  const addresses = await resolve(url.hostname).catch(() => [])
  if (addresses.length === 0) throw refused('unreachable')
  if (!addresses.every(isPublicIp)) throw refused('address-private')
}

/** Turns failures of the network into refusals. */
async function attempt<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw refused(signal.aborted ? 'timeout' : 'unreachable')
  }
}

async function documentOf(response: Response, { maxBytes, types }: PublicFetch) {
  const type =
    (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const reason = response.status === 200 ? 'content-type' : 'response'
  if (response.status !== 200 || (type !== '' && !types.includes(type))) {
    await response.body?.cancel()
    throw refused(reason)
  }
  const parts: Uint8Array[] = []
  let length = 0
  // The bytes are counted, because content-length may be missing or wrong, and counts compressed ones.
  for await (const part of response.body ?? []) {
    length += part.byteLength
    // Leaving the loop cancels the rest.
    if (length > maxBytes) throw refused('too-large')
    parts.push(part)
  }
  return { bytes: concatenate(parts), type }
}
