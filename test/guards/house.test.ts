import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, isCode, isTest, textOf, withoutComments } from './read-project.ts'

/** House rules of CONTRIBUTING.md that can be checked on the files. */

const code = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder).filter(isCode)
const product = code.filter((path) => /^(?:src|worker)\//u.test(path) && !isTest(path))

/** Tables of data, which are as long as their content. */
const tables = ['worker/geo/countries.ts']
const limitOf = (path: string): number => {
  if (path.startsWith('src/routes/')) return 80
  return path.startsWith('worker/api/') && !isTest(path) ? 120 : 250
}

test('no file is longer than 250 lines, no route than 80, no file of the API than 120', () => {
  const long = code
    .filter((path) => !tables.includes(path))
    .map((path) => ({
      path,
      lines: textOf(path).trimEnd().split('\n').length,
      limit: limitOf(path),
    }))
    .filter(({ lines, limit }) => lines > limit)
    .map(({ path, lines, limit }) => `${path} has ${lines} lines, ${limit} are allowed`)
  expect(long).toEqual([])
  expect(
    tables.filter((path) => textOf(path).split('\n').length <= 250),
    'no longer needs its exemption',
  ).toEqual([])
})

test('files are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/u
  // The file of a route is its path, and that of a language its tag; the router names the generated one.
  const exempt = /^src\/routes\/|^src\/routeTree\.gen\.ts$|^src\/i18n\/[a-z]+\/pt-BR\.[a-z]+$/u
  const files = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder)
  expect(files.filter((path) => !exempt.test(path) && !kebab.test(posix.basename(path)))).toEqual(
    [],
  )
  expect(files.filter((path) => /[A-Z_ ]/u.test(posix.dirname(path)))).toEqual([])
})

test('no folder or file is a catch-all', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|commons?|misc|lib|shared|stuff)(?:\/|\.[a-z]+$)/u
  expect(code.filter((path) => vague.test(path))).toEqual([])
})

test('the only barrel files are those that compose', () => {
  const entries = [
    'worker/index.ts',
    'worker/api/index.ts',
    ...['public', 'members', 'account', 'orders', 'organiser', 'moderation', 'desk'].map(
      (area) => `worker/api/${area}/index.ts`,
    ),
    'worker/search/index.ts',
    'src/api/index.ts',
    'src/routes/index.tsx',
  ]
  const named = code.filter((path) => /\/index\.tsx?$/u.test(path) && !entries.includes(path))
  expect(named).toEqual([])
  // Drizzle requires its tables in one module.
  const tablesOfDrizzle = 'worker/db/schema.ts'
  const passingOn = product.filter(
    (path) =>
      path !== tablesOfDrizzle &&
      /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s+)?from\s/mu.test(textOf(path)),
  )
  expect(passingOn, 'these pass on what others export').toEqual([])
})

test('no JSX contains a URL as text', () => {
  const written = /\s(?:href|to|action|src|formAction)=(?:"\/[^"]*"|'\/[^']*'|\{\s*['"`]\/[^}]*\})/u
  const pages = product.filter((path) => path.endsWith('.tsx'))
  const wrong = pages.flatMap((path) => {
    const found = written.exec(withoutComments(textOf(path)))
    return found === null ? [] : [`${path}: ${found[0].trim()}`]
  })
  expect(wrong, 'use hrefTo or a path of the API’s answer').toEqual([])
  expect(
    written.test('<a href="/calendar">') &&
      written.test("<a href={'/x'}>") &&
      written.test('<form action={`/x`}>'),
  ).toBe(true)
})
