import type { FieldError } from '../../src/model/field-errors.ts'

/**
 * Words that most guessed passwords are made of, once their digits, symbols and look-alike letters are taken off; in
 * the languages of the site. What remains of "P@ssw0rd1!" is "password".
 */
const guessed = new Set(
  `password passwort passwd passw pass motdepasse contrasena contrasenha senha parola haslo losenord wachtwoord sifre
  katasandi parol qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qwer abc abcd abcde
  abcdef abcdefg admin administrator root user test tester testing guest login default welcome willkommen bienvenue
  bienvenido benvenuto bemvindo valkommen hello hallo bonjour hola ciao secret geheim letmein changeme access master
  monkey dragon sunshine princess shadow superman batman iloveyou loveyou love jetaime tequiero teamo ichliebedich
  football fussball soccer baseball basketball hockey cycling running runner marathon triathlon ironman trail jordan
  michael daniel jessica ashley andrew thomas charlie pokemon starwars trustno whatever freedom summer sommer ete verano
  winter hiver spring fruhling autumn herbst monday january google facebook samsung iphone computer internet liverpool
  chelsea arsenal barcelona realmadrid juventus germany deutschland france espana italia brasil polska sverige russia
  turkiye indonesia thailand korea japan china london berlin paris madrid roma startline start line xxxx zaq zaqwsx aaaa
  aaa asd qwe zxc`.split(/\s+/u),
)

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

/** A text as the words it may stand for: with and without its look-alikes read as letters. */
function readings(password: string): string[] {
  const text = plain(password)
  const ends = (each: string) => each.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const letters = (each: string) => each.replaceAll(/[^\p{L}]/gu, '')
  const read = (each: string) => [...each].map((sign) => lookAlikes.get(sign) ?? sign).join('')
  // Signs at the end are added to please a rule; those within are letters in disguise.
  const core = text.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
  return [letters(text), ends(read(core)), letters(read(core)), letters(read(text))]
}

/** What is personal about a password: parts of the account that anybody knows, of four letters or more. */
function containsAny(password: string, names: readonly string[]): boolean {
  const text = plain(password)
  return names.map(plain).some((name) => name.length >= 4 && text.includes(name))
}

/**
 * Why a password that meets the rules is no good after all, or null: it is one of those that are tried first, or it
 * contains what the account is called (NIST SP 800-63B, ASVS 6.2.4).
 */
export function weakness(
  password: string,
  { username, email }: { username: string; email: string },
): FieldError | null {
  const [mailbox = ''] = email.split('@')
  if (containsAny(password, ['startline', username, mailbox])) return 'password-personal'
  const repeated = /^(.{1,4})\1+$/u.test(password)
  const guessable = readings(password).some((each) => guessed.has(each))
  return repeated || guessable ? 'password-common' : null
}
