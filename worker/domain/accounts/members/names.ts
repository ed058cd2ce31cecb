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

/** An address as it is compared. What is kept and written to is the address as it was given. */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = folded(email.trim()).split('@')
  const service = dotless.get(domain)
  return service === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${service}`
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
