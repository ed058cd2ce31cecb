import { readMailAddress } from '../../src/model/mail-address.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'
import type { OutgoingMail } from './transport.ts'

/**
 * An address as a mail server takes it: one, its domain in ASCII.
 * @throws UndeliverableMail for anything else, such as two addresses, a name with one in it, a line break
 */
export function mailboxOf(address: string): string {
  const read = readMailAddress(address)
  if (read === null) throw new UndeliverableMail('not an address that mail can be sent to')
  return read.mailbox
}

/** A text as one line of a header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Puts a mail together for any transport. @throws UndeliverableMail where it has no proper address */
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
