import { parseIpv6 } from './parse-ipv6.ts'

/** Ranges that lead to no public host (IANA special-purpose address registry): first address and prefix length. */
const specialIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Names that only a private network resolves; cloud providers serve metadata under `.internal`. */
const privateNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/u

const dotted = /^\d{1,3}(?:\.\d{1,3}){3}$/u

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

function isPublicIpv4(address: string): boolean {
  const number = numberOf(address)
  return specialIpv4.every(([first, length]) => {
    const size = 2 ** (32 - length)
    return Math.floor(number / size) !== Math.floor(numberOf(first) / size)
  })
}

/**
 * Global unicast is 2000::/3 (RFC 4291), so that loopback, local, mapped and translated addresses need no list. Of it, the
 * ranges of protocols (2001::/23, with Teredo), of documents and of 6to4 are left out.
 */
function isPublicIpv6(address: string): boolean {
  const groups = parseIpv6(address)
  if (groups === null) return false
  const [first = 0, second = 0] = groups
  if (first < 0x2000 || first > 0x3fff) return false
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/** True for an IP address of the public internet: "93.184.216.34", "2606:2800::1". */
export function isPublicIp(address: string): boolean {
  return dotted.test(address) ? isPublicIpv4(address) : isPublicIpv6(address)
}

/**
 * True for a host that may be fetched for a user: a public IP address, or a name with a dot that is not reserved for
 * private networks.
 * @param host `hostname` of a URL, whose parser has turned every spelling of an IPv4 address into dotted decimals
 */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  if (dotted.test(host)) return isPublicIpv4(host)
  const name = host.replace(/\.$/u, '')
  return name.includes('.') && !name.endsWith('.') && !privateNames.test(name)
}
