import type { FieldError } from '../values/field-errors.ts'
import { claimsToBeOfficial } from './official-names.ts'

/** The rules for new usernames and names of organisations. Existing ones stay. */

/** Names that suggest an official role, or that have a meaning in programs. */
const reserved = new Set(
  `abuse account admin administrator administrateur administrador amministratore anonymous api billing constructor
  contact everyone help helpdesk hostmaster info moderation moderator moderateur moderatore mod noreply nobody null
  official owner postmaster proto prototype root security staff superuser support sysadmin system team undefined
  webmaster`.split(/\s+/u),
)
const ourName = 'startline'

const cjk = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}`

/** Alphabets with similar letters, each with the scripts it may be mixed with (UTS 39, section 5.2, "highly restrictive"). */
const alphabets = [
  { letter: /\p{Script=Latin}/u, besides: new RegExp(`[\\p{scx=Latin}${cjk}]`, 'gu') },
  { letter: /\p{Script=Cyrillic}/u, besides: /\p{scx=Cyrillic}/gu },
  { letter: /\p{Script=Greek}/u, besides: /\p{scx=Greek}/gu },
] as const

/** True for letters of an alphabet mixed with letters of another, such as "pаypal" with a Cyrillic "а". */
function mixesAlphabets(name: string): boolean {
  return alphabets.some(
    ({ letter, besides }) => letter.test(name) && /\p{L}/u.test(name.replaceAll(besides, '')),
  )
}

/** Letters and digits of a name in lower case, so that "Ad.min" and "__proto__" match reserved names. */
const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** True for an organisation's name that is reserved, claims to be official, or has a word of look-alike alphabets. */
export function isReservedOrganisationName(name: string): boolean {
  const plain = bare(name)
  return (
    reserved.has(plain) ||
    plain.startsWith(ourName) ||
    claimsToBeOfficial(name) ||
    name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets)
  )
}

/** Error of a new username, or null. The caller has checked spaces and length. */
export function usernameFault(name: string): FieldError | null {
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name))
    return 'username-invalid'
  // Compatibility characters, such as full-width letters, look like others that a name may have.
  if (name.normalize('NFKC') !== name.normalize('NFC')) return 'username-reserved'
  // "." and ".." are folders to programs, and a combining mark needs a letter.
  if (!/^[._-]*[\p{L}\p{N}]/u.test(name)) return 'username-reserved'
  const plain = bare(name)
  if (reserved.has(plain) || plain.startsWith(ourName) || mixesAlphabets(name))
    return 'username-reserved'
  return null
}
