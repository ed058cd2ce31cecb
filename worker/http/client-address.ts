/** Who asks, as far as limits tell people apart. Cloudflare sets the header; nobody can send it through Cloudflare. */

const header = 'cf-connecting-ip'

/** Addresses of this machine, which nobody can have who comes over a network. */
const ownMachine = new Set(['', '127.0.0.1', '::1'])

/** The four groups of an IPv6 address that name a network; the rest its user can change at will. */
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

/** The address of a request, of IPv6 its /64; null for this machine, where nothing is counted. */
export function clientAddress(headers: Headers): string | null {
  const address = headers.get(header) ?? ''
  if (ownMachine.has(address)) return null
  return address.includes(':') ? network64(address) : address
}

/** The neighbourhood of a request: of IPv4 its /24, of IPv6 its /64; null for this machine. */
export function clientSubnet(headers: Headers): string | null {
  const address = clientAddress(headers)
  if (address === null || address.includes(':')) return address
  return address.split('.').slice(0, 3).join('.')
}
