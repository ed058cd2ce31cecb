import type { FieldError } from '../../src/model/values/field-errors.ts'

/** Words of this site and its languages that are common in passwords but missing from the list of common ones. */
const furtherWords = new Set(
  `startline start line passw motdepasse contrasena contrasenha senha haslo losenord wachtwoord sifre katasandi qwertz
  abcde abcdef administrator root login willkommen bienvenue bienvenido benvenuto bemvindo valkommen ciao jetaime
  tequiero teamo ichliebedich cycling triathlon trail ete verano hiver fruhling herbst iphone deutschland sverige
  turkiye indonesia korea xxxx`.split(/\s+/u),
)

/** Letters of the 10,000 most common passwords; 23 kB compressed, loaded only when a password is chosen. */
async function commonLetters(): Promise<ReadonlySet<string>> {
  const { default: letters } = await import('./common-passwords.json', { with: { type: 'json' } })
  return new Set([...letters, ...furtherWords])
}

let commonWords: ReadonlySet<string> | null = null

const lookAlikes = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['|', 'i'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
  ['7', 't'],
  ['+', 't'],
])

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The letters of a text, in lower case and without marks: "password" of "Password1!". */
export const lettersOf = (text: string): string => plain(text).replaceAll(/[^\p{L}]/gu, '')

/** Words that a password may stand for, with and without look-alikes ("p4ssw0rd") read as letters. */
function readings(password: string): string[] {
  const text = plain(password)
  const ends = (each: string) => each.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const read = (each: string) =>
    [...each].map((character) => lookAlikes.get(character) ?? character).join('')
  // Symbols at the ends were added to satisfy a rule; those inside stand for letters.
  const core = text.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
  return [lettersOf(text), ends(read(core)), lettersOf(read(core)), lettersOf(read(text))]
}

/** True if a password contains one of the names, of four letters or more. */
function containsAny(password: string, names: readonly string[]): boolean {
  const text = plain(password)
  return names.map(plain).some((name) => name.length >= 4 && text.includes(name))
}

/**
 * Error of a password that meets the rules and is still easy to guess, or null: a common one in disguise, or one with
 * the name of the account or the site (NIST SP 800-63B, ASVS 6.2.4 and 6.2.11).
 */
export async function weakness(
  password: string,
  { username, email }: { username: string; email: string },
): Promise<FieldError | null> {
  const [mailbox = ''] = email.split('@')
  if (containsAny(password, ['startline', username, mailbox])) return 'password-personal'
  const repeated = /^(.{1,4})\1+$/u.test(password)
  if (repeated) return 'password-common'
  commonWords ??= await commonLetters()
  const common = commonWords
  return readings(password).some((each) => common.has(each)) ? 'password-common' : null
}
