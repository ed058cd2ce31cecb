/** Client addresses as keys of rate limits. Cloudflare sets the header and overwrites one that a client sends. */

const header = 'cf-connecting-ip'

/** Loopback addresses; the header is missing when the site runs without Cloudflare. */
const loopback = new Set(['', '127.0.0.1', '::1'])

/** The /64 of an IPv6 address, normalised. The client can choose the other four groups freely. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, '').toLowerCase())
    .join(':')
}

/** The client's IPv4 address, or the /64 of its IPv6 address; null on loopback, where requests are not limited. */
export function clientAddress(headers: Headers): string | null {
  const address = headers.get(header) ?? ''
  if (loopback.has(address)) return null
  return address.includes(':') ? network64(address) : address
}

/** The client's subnet: the /24 of an IPv4 address, the /64 of an IPv6 address; null on loopback. */
export function clientSubnet(headers: Headers): string | null {
  const address = clientAddress(headers)
  if (address === null || address.includes(':')) return address
  return address.split('.').slice(0, 3).join('.')
}
