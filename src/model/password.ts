import { passwordMaximumCharacters, passwordMinimumCharacters } from './limits.ts'

/** The symbols that spec §5 counts. */
const symbols = /[-!$%^£&*()_+|~=`{}[\]:/;<>?,.@#]/u

/** The live checklist of spec §5, in its order; each key is also the message of a rule that is not met. */
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

/** The rules that a password does not meet, in the checklist's order. */
export function brokenRules(text: string): PasswordRule[] {
  return passwordRuleNames.filter((name) => !passwordRules[name](text))
}

/** Longer is refused before anything is worked out from it. Characters are code points, as people count them. */
export function isTooLong(text: string): boolean {
  return text.length > 2 * passwordMaximumCharacters || [...text].length > passwordMaximumCharacters
}
