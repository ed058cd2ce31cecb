import { readMailAddress } from '../../../../src/model/members/mail-address.ts'
import { sharedDomains } from './shared-domains.ts'

/** The domain and those above it, down to two labels: `a.b.example` → `a.b.example`, `b.example`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

const hostOf = (url: string): string =>
  (URL.parse(url)?.hostname ?? '')
    .toLowerCase()
    .replace(/^www\./u, '')
    .replace(/\.$/u, '')

/** Universities give addresses to all students, so that only an address at the site's very host proves anything. */
const isAcademic = (domain: string): boolean => /\.(?:edu|ac)(?:\.[a-z]{2})?$/u.test(domain)

/**
 * Domain of an event's official site at which an address proves a claim; null for a host that many share, such as a social
 * network or a platform for sign-up, and for an IP address.
 */
export function siteDomain(url: string | null): string | null {
  const host = url === null ? '' : hostOf(url)
  if (!/^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(host)) return null
  return withParents(host).some((domain) => sharedDomains.has(domain)) ? null : host
}

/**
 * True if an address is at the domain of a site, at one above it, or below it. A list of public suffixes is not needed:
 * no mailbox is at `co.uk`, and suffixes of hosting services are shared domains.
 */
export function provesSite(address: string, url: string | null): boolean {
  const site = siteDomain(url)
  const domain = readMailAddress(address)?.mailbox.split('@')[1]?.toLowerCase()
  if (site === null || domain === undefined || sharedDomains.has(domain)) return false
  if (domain === site || domain.endsWith(`.${site}`)) return true
  return !isAcademic(site) && withParents(site).includes(domain)
}
