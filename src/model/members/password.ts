import { passwordMaximumCharacters, passwordMinimumCharacters } from '../values/limits.ts'

/** Symbols that count for the rule of spec §5. */
const symbols = /[-!$%^£&*()_+|~=`{}[\]:/;<>?,.@#]/u

/** Rules of the live checklist of spec §5, in its order; each key is also the error code of the rule. */
export const passwordRules = {
  min: (text: string) => [...text].length >= passwordMinimumCharacters,
  lowercase: (text: string) => /\p{Ll}/u.test(text),
  uppercase: (text: string) => /\p{Lu}/u.test(text),
  number: (text: string) => /\d/u.test(text),
  symbol: (text: string) => symbols.test(text),
  'pw-whitespace': (text: string) => text !== '' && !/\s/u.test(text),
} as const

export type PasswordRule = keyof typeof passwordRules

export const passwordRuleNames = Object.keys(passwordRules).filter(
  (name): name is PasswordRule => name in passwordRules,
)

/** Rules that a password violates, in the order of the checklist. */
export function brokenRules(text: string): PasswordRule[] {
  return passwordRuleNames.filter((name) => !passwordRules[name](text))
}

/** True for a password that is refused before hashing. Characters are code points. */
export function isTooLong(text: string): boolean {
  return text.length > 2 * passwordMaximumCharacters || [...text].length > passwordMaximumCharacters
}
