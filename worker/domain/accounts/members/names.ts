import { readMailAddress } from '../../../../src/model/mail-address.ts'

/** What makes two names the same name, so that nobody can pass for somebody else. */

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A username as it is compared: "Inês" and its wide, composed or capital twins are one. */
export function usernameKey(username: string): string {
  return folded(username.trim())
}

/** Mail services that are one, and for which dots before the "@" mean nothing. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * An address as it is compared. The address itself is kept and written to as it was given. Of a text with several "@"
 * nothing is dropped, so that its key is nobody's.
 */
export function emailKey(email: string): string {
  const whole = folded(email.trim())
  const at = whole.lastIndexOf('@')
  const local = whole.slice(0, Math.max(0, at))
  const domain = whole.slice(at + 1)
  const service = dotless.get(domain)
  return service === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${service}`
}

/**
 * The mailbox that limits of mail count: besides what emailKey does, "+tag" is dropped and the domain is in ASCII. It
 * never says whose account an address is, since some services do tell tags apart.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(readMailAddress(email)?.mailbox ?? email).split('@')
  const plus = local.indexOf('+')
  return `${plus > 0 ? local.slice(0, plus) : local}@${domain}`
}

/**
 * Keys under which failures to sign in with an identifier are counted: a function of the identifier alone, so that no
 * wait tells whether it has an account, or whether two names are one member's. All spellings that findByIdentifier takes
 * for one account share a key: an organisation's those of its permalink, everything else the first.
 */
export function identifierKeys(identifier: string): { name: string; organisation: string } {
  const name = identifier.includes('@') ? emailKey(identifier) : usernameKey(identifier)
  return { name, organisation: identifier.includes('@') ? name : permalinkOf(identifier) }
}

/**
 * An organisation's name as a permalink: letters and digits of any script with hyphens between, Latin ones without their
 * marks. Usernames and permalinks share one namespace (spec §5: a permalink that is taken is a name that is taken).
 */
export function permalinkOf(name: string): string {
  const bare = folded(name)
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
  return bare
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
}
