/**
 * The rule for email addresses, the same for forms and for sending. An address is RFC 5322's dot-atom, with
 * letters, digits and combining marks of any script (RFC 6531), at a domain that IDNA turns into ASCII.
 *
 * Further refused are quoted local parts, address literals (`a@[127.0.0.1]`), comments and lists, which could break a
 * header; characters that are invisible or change the direction of text; the look-alikes of "@" (U+FF20, U+FE6B),
 * because NFKC turns them into a second "@"; emoji and typographic quotes, which few mail servers accept.
 */

/** RFC 5321, section 4.5.3.1: octets of the local part, of the whole address, and of a label of the domain. */
const localMaximumOctets = 64
const addressMaximumOctets = 254

const sign = String.raw`\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~\-`
const atom = String.raw`[${sign}][${sign}\p{M}]*`
const localPart = new RegExp(String.raw`^${atom}(?:\.${atom})*$`, 'u')
const domainAsTyped = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u
const domainInAscii = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]+$/u
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u

const octetsOf = (text: string): number => new TextEncoder().encode(text).length

/** ASCII form of a domain; null if the domain is invalid. */
function asciiDomain(domain: string): string | null {
  if (!domainAsTyped.test(domain)) return null
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? ''
  return domainInAscii.test(ascii) ? ascii : null
}

export interface MailAddress {
  /** Form for storage and display: trimmed, in NFKC. */
  address: string
  /** Form for SMTP: the domain in ASCII. */
  mailbox: string
}

/** Parses a typed address; null if it is invalid. */
export function readMailAddress(typed: string): MailAddress | null {
  const trimmed = typed.trim()
  if (/[\uff20\ufe6b]/u.test(trimmed)) return null
  const address = trimmed.normalize('NFKC')
  const [local = '', host = '', ...more] = address.split('@')
  if (more.length > 0 || invisible.test(address) || !localPart.test(local)) return null
  const domain = asciiDomain(host)
  if (domain === null) return null
  const mailbox = `${local}@${domain}`
  const isTooLong = octetsOf(local) > localMaximumOctets || octetsOf(mailbox) > addressMaximumOctets
  return isTooLong ? null : { address, mailbox }
}
