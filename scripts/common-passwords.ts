/**
 * Writes worker/auth/common-passwords.json: the letters of the most common passwords, from the list of zxcvbn.
 * Run again after an update of @zxcvbn-ts/language-common: `node scripts/common-passwords.ts`.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { dictionary } from '@zxcvbn-ts/language-common'
import { lettersOf } from '../worker/auth/weak-passwords.ts'

/** ASVS 6.2.4 wants 3,000; the whole list of 49,233 would weigh 104 kB in the worker. */
const mostCommon = 10_000
/** Shorter words are no sign of a weak password that also needs digits and symbols. */
const fewestLetters = 3

export function commonLetters(): string[] {
  const letters = dictionary['passwords-common'].slice(0, mostCommon).map(lettersOf)
  return [...new Set(letters)].filter((each) => each.length >= fewestLetters).toSorted()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(
    'worker/auth/common-passwords.json',
    `${JSON.stringify(commonLetters(), null, 2)}\n`,
  )
