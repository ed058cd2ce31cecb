import { expect, test } from 'vitest'
import { filesUnder, isCode, textOf, withoutComments } from './read-project.ts'
import { roomOf } from './rooms.ts'

/** Prose rules of CONTRIBUTING.md that can be checked on the files. */

const code = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder).filter(isCode)

/** Doc comments that may still begin with such a clause, by room. Numbers only go down; a missing room has none. */
const ceilings: Record<string, number> = {
  'src/features/calendar': 3,
  'src/features/search-box': 1,
  'src/i18n': 11,
  'src/model': 41,
  'test/bench': 1,
  'test/integration': 4,
  'worker/api/account': 1,
  'worker/api/members': 5,
  'worker/api/middleware': 12,
  'worker/api/public': 10,
  'worker/auth': 22,
  'worker/catalogue': 1,
  'worker/domain/accounts': 26,
  'worker/domain/calendar': 19,
  'worker/domain/catalogue': 6,
  'worker/domain/messages': 6,
  'worker/feeds': 6,
  'worker/mail': 10,
  'worker/pages': 15,
  'worker/present': 9,
  'worker/redirects': 1,
  'worker/search': 5,
  'worker/search/embedded': 12,
  'worker/settings': 1,
}

const clause = /\/\*\*[\s*]*(?:What|Whether|Who|Whose|Whom|Whoever|Where)\b/gu

/** Number of doc comments that begin with a clause instead of a noun phrase or an imperative. */
const clausesIn = (text: string): number => [...text.matchAll(clause)].length

/** Words of a private vocabulary; the field says drainBody, rateLimit, timeout, handle, report, log. */
const privateWords = new Set(['sieve', 'sift', 'patience', 'speak', 'tell', 'say'])

/** Files that still have such identifiers. */
const toRename: readonly string[] = [
  'src/model/schemas/members.ts',
  'src/model/schemas/profile-fields.ts',
  'worker/api/account/avatar.ts',
  'worker/api/members/auth.ts',
  'worker/api/members/confirmation.ts',
  'worker/api/members/google.ts',
  'worker/api/members/passwords.ts',
  'worker/api/members/registration.ts',
  'worker/api/middleware/sieve.ts',
  'worker/auth/hash-slots.test.ts',
  'worker/auth/hash-slots.ts',
  'worker/auth/password.ts',
  'worker/domain/accounts/preferences/member-preferences.ts',
  'worker/domain/calendar/find-places.ts',
  'worker/mail/send-due.ts',
  'worker/mail/smtp-talk.ts',
  'worker/mail/smtp.ts',
]

const literal = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu

/** Identifiers with a private word in them, once each. */
function privateNames(text: string): string[] {
  const names =
    withoutComments(text)
      .replace(literal, '')
      .match(/[A-Za-z_$][\w$]*/gu) ?? []
  return [...new Set(names)].filter(
    (name) =>
      name === 'hearOut' ||
      (name.match(/[A-Z]?[a-z]+/gu) ?? []).some((word) => privateWords.has(word.toLowerCase())),
  )
}

test('no room has more doc comments that begin with What, Whether, Who or Where than its ceiling', () => {
  const rooms = new Map<string, string[]>()
  for (const path of code) {
    const count = clausesIn(textOf(path))
    if (count === 0) continue
    const room = roomOf(path)
    rooms.set(room, [...(rooms.get(room) ?? []), ...Array<string>(count).fill(path)])
  }
  const over = [...rooms]
    .filter(([room, paths]) => paths.length > (ceilings[room] ?? 0))
    .map(
      ([room, paths]) =>
        `${room}: ${paths.length}, ${ceilings[room] ?? 0} allowed: ${paths.join()}`,
    )
  expect(over).toEqual([])
})

test('no identifier contains a word of the private vocabulary', () => {
  const named = code.flatMap((path) => {
    if (toRename.includes(path)) return []
    const names = privateNames(textOf(path))
    return names.length === 0 ? [] : [`${path}: ${names.join()}`]
  })
  expect(named).toEqual([])
})

test('control: clauses and private words are detected; nouns, strings and comments are not', () => {
  const doc = (text: string): string => ['/**', text, '*/'].join(' ')
  expect(clausesIn(['What it is.', '\n * Whether it is.', 'Whose.'].map(doc).join())).toBe(3)
  expect(clausesIn(`${doc('The length.')} // What it is. ${doc('Whereas.')}`)).toBe(0)
  expect(privateNames('tellFailure(say); hearOut(reSieve)')).toEqual([
    'tellFailure',
    'say',
    'hearOut',
    'reSieve',
  ])
  expect(privateNames("essay(essays, 'tell', teller) // say\nsayings")).toEqual([])
})
