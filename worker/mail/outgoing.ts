import { NotToBeSent } from './not-to-be-sent.ts'
import type { OutgoingMail } from './transport.ts'

/** RFC 5322's atoms, in any script, and what a domain is written in once it is in ASCII. Nothing else reaches a header. */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainPart = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/u

/**
 * An address as a server of mail takes it: one, its domain in ASCII.
 * @throws NotToBeSent for anything else, such as two addresses, a name with one in it, a line break
 */
export function mailboxOf(address: string): string {
  const [local = '', host = '', ...more] = address.split('@')
  const domain = URL.parse(`http://${host}`)?.hostname ?? ''
  const plain = more.length === 0 && !/[\s/?#\\:[\]]/u.test(host)
  if (!plain || !localPart.test(local) || !domainPart.test(domain))
    throw new NotToBeSent('not an address that mail can be sent to')
  return `${local}@${domain}`
}

/** A text as one line of a header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Puts a mail together for any transport. @throws NotToBeSent where it has no proper address */
export function outgoingMail(
  parts: Pick<OutgoingMail, 'id' | 'subject' | 'html' | 'text'>,
  address: string,
  from: string,
): OutgoingMail {
  return {
    ...parts,
    subject: oneLine(parts.subject),
    to: mailboxOf(address),
    from: { name: 'Startline', address: from },
  }
}
