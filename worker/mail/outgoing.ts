import { readMailAddress } from '../../src/model/members/mail-address.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'
import type { OutgoingMail } from './transport.ts'

/**
 * A single address as mail servers accept it, with the domain in ASCII.
 * @throws UndeliverableMail for all other text, such as two addresses, a name with an address, or a line break
 */
export function mailboxOf(address: string): string {
  const read = readMailAddress(address)
  if (read === null) throw new UndeliverableMail('not an address that mail can be sent to')
  return read.mailbox
}

/** A text on one line, for a header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** A complete email for any transport. @throws UndeliverableMail if the address is invalid */
export function outgoingMail(
  parts: Pick<OutgoingMail, 'id' | 'subject' | 'html' | 'text' | 'unsubscribe' | 'replyTo'>,
  address: string,
  from: string,
): OutgoingMail {
  return {
    ...parts,
    subject: oneLine(parts.subject),
    to: mailboxOf(address),
    replyTo: parts.replyTo === null ? null : mailboxOf(parts.replyTo),
    from: { name: 'Startline', address: from },
  }
}
