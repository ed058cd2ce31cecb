import { expect, test } from 'vitest'
import { commentsOf, filesUnder, isCode, textOf, withoutComments } from './read-project.ts'

/** Prose rules of CONTRIBUTING.md that can be checked on the files. */

const code = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder).filter(isCode)

const clause = /\/\*\*[\s*]*(?:What|Whether|Who|Whose|Whom|Whoever|Where)\b/gu

/** Number of doc comments that begin with a clause instead of a noun phrase or an imperative. */
const clausesIn = (text: string): number => [...text.matchAll(clause)].length

/** Words of a private vocabulary; the field says drainBody, rateLimit, timeout, handle, report, log. */
const privateWords = new Set(
  'sieve sift patience speak tell tells told say said hear heard keeping mend mends mended own'.split(
    ' ',
  ),
)

/** Names with such a word that others know: keys of the API, of stored rows and of the search server, bindings. */
const knownOutside = new Set(['own', 'ownStarts', 'mend', 'hasOwn', 'OWN_PAGES_LIMIT'])

/** Comments that name people by these words puzzle readers; "no one", "a visitor", "the owner" do not. */
const vaguePerson = /\b(?:whom|nobody|somebody)\b/iu

/** Code tells no one anything: it sends, stores, queues, announces; and faults are fixed or corrected. */
const privateVerb = /(?<!`)\b(?:tells?|told|mend(?:s|ed|ing)?)\b(?!`)/iu

const literal = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu

/** Identifiers with a private word in them, once each; messages (`m.…`) are named by their texts. */
function privateNames(text: string): string[] {
  const names =
    withoutComments(text)
      .replace(literal, '')
      .match(/(?<!\bm\.)\b[A-Za-z_$][\w$]*/gu) ?? []
  return [...new Set(names)].filter(
    (name) =>
      !knownOutside.has(name) &&
      (name.match(/[A-Z]?[a-z]+/gu) ?? []).some((word) => privateWords.has(word.toLowerCase())),
  )
}

test('no doc comment begins with What, Whether, Who or Where', () => {
  const withClauses = code.filter((path) => clausesIn(textOf(path)) > 0)
  expect(withClauses).toEqual([])
})

test('no identifier contains a word of the private vocabulary', () => {
  const named = code.flatMap((path) => {
    const names = privateNames(textOf(path))
    return names.length === 0 ? [] : [`${path}: ${names.join()}`]
  })
  expect(named).toEqual([])
})

test('no comment speaks of whom, nobody or somebody', () => {
  const vague = code.filter((path) =>
    commentsOf(textOf(path)).some((comment) => vaguePerson.test(comment)),
  )
  expect(vague).toEqual([])
})

test('no comment uses a verb of the private vocabulary', () => {
  const used = code.filter((path) =>
    commentsOf(textOf(path)).some((comment) => privateVerb.test(comment)),
  )
  expect(used.filter((path) => !path.endsWith('guards/prose.test.ts'))).toEqual([])
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
  expect(privateNames("essay(essays, 'tell', teller, row.own) // say\nsayings")).toEqual([])
})

test('control: private verbs are detected, but not as a code in backticks', () => {
  expect(privateVerb.test('/** Tells the owners, and is mended. */')).toBe(true)
  expect(privateVerb.test('// the state `mend`; teller, amended')).toBe(false)
})

test('control: vague persons are detected in comments, but not in strings or names', () => {
  const isVague = (text: string): boolean =>
    commentsOf(text).some((comment) => vaguePerson.test(comment))
  expect(isVague('/** A lock that nobody holds. */')).toBe(true)
  expect(isVague("send('x') // to somebody")).toBe(true)
  expect(isVague("find('nobody') // https://example.org/whoms\nwhom()")).toBe(false)
})
