import { readMailAddress } from '../../../src/model/members/mail-address.ts'

/** Keys under which names are compared, so that no member can impersonate another with a similar name. */

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Key of a username: equal for "Inês" in wide, composed and capital letters. */
export function usernameKey(username: string): string {
  return folded(username.trim())
}

/** Domains of Gmail, which ignores dots before the "@", with the domain that stands for all. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Key of an address, for comparison; emails go to the address as entered. A text with several "@" keeps all of them, so
 * that its key equals no address.
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
 * Key by which emails to a mailbox are limited: `emailKey` without "+tag" and with the domain in ASCII. It does not
 * identify an account, because some services treat addresses with different tags as different mailboxes.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(readMailAddress(email)?.mailbox ?? email).split('@')
  const plus = local.indexOf('+')
  return `${plus > 0 ? local.slice(0, plus) : local}@${domain}`
}

/**
 * Keys under which failed sign-ins with an identifier are counted. They depend on the identifier alone, so that a wait
 * reveals neither if it has an account nor if two names belong to one member. All spellings that findByIdentifier accepts
 * for one account share a key: `organisation` for an organisation, `name` for all others.
 */
export function identifierKeys(identifier: string): { name: string; organisation: string } {
  const name = identifier.includes('@') ? emailKey(identifier) : usernameKey(identifier)
  return { name, organisation: identifier.includes('@') ? name : organisationPermalink(identifier) }
}

/** Letters of other alphabets in lower case, with the Latin letter that either of their cases looks like. */
const twins = new Map(
  'аa вb еe ԁd һh нh іi јj кk мm оo рp ԛq ѕs сc тt уy ѵv ԝw хx αa βb εe ηh ιi κk μm νv οo ρp τt υy χx ζz'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
)

/**
 * Key of an organisation's name: its permalink with Latin letters for Cyrillic and Greek ones that look like them, so that it
 * is equal for "COCA" in Latin and in Cyrillic letters.
 */
export function lookAlikeKey(name: string): string {
  const letters = [...folded(name).normalize('NFD')]
  return organisationPermalink(letters.map((each) => twins.get(each) ?? each).join(''))
}

/**
 * Permalink of an organisation's name: letters and digits of any script, Latin ones without diacritics, and hyphens.
 * Usernames and permalinks share one namespace (spec §5: a permalink that is taken is a name that is taken).
 */
export function organisationPermalink(name: string): string {
  const bare = folded(name)
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
  return bare
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
}

/** Permalinks under which a name is taken: the one it would have, and that of a name in Latin letters that it looks like. */
export const organisationKeys = (name: string): string[] => [
  organisationPermalink(name),
  lookAlikeKey(name),
]
