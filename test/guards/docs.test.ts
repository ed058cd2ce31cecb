import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, isCode, textOf } from './read-project.ts'

/** Documents and comments name files that exist, and links in documents lead somewhere. */

const files = filesUnder('')
// Inlang writes its own notes into project.inlang.
const documents = files.filter((path) => /^(?!project\.inlang\/).*\.md$/u.test(path))
const configuration = files.filter((path) => /^[^/]+\.(?:toml|jsonc?|example)$/u.test(path))
const commented = files.filter((path) => isCode(path) && path !== 'test/guards/docs.test.ts')

const top = '(?:src|worker|test|scripts|docs|migrations)/'
const ending = String.raw`\.(?:tsx?|mjs|css|md|sql|jsonl?|txt|svg|toml)`
const filePath = new RegExp(String.raw`(?<![\w./@-])${top}[\w./<>*{}$-]*${ending}\b`, 'gu')
const folderInBackticks = new RegExp(String.raw`(?<=\x60)${top}[\w./<>*-]*(?=\x60)`, 'gu')
const nameInBackticks = new RegExp(String.raw`(?<=\x60)[\w-][\w./-]*${ending}(?=\x60)`, 'gu')
const comment = /\/\*[\s\S]*?\*\/|(?<![:\w'"\x60\\])\/\/[^\n]*|^\s*\/\/[^\n]*/gmu
const link = /\]\(([^)\s]+)\)/gu

/** Folders that commands write, so that a fresh checkout lacks them. */
const written = /^(?:\.state|\.wrangler|dist|test-results|src\/paraglide|node_modules)(?:\/|$)/u

const folders = new Set(files.flatMap(foldersOf))

function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** True for an existing file or folder; `<name>` and `*` stand for any text. */
function exists(path: string): boolean {
  if (written.test(path)) return true
  const plain = path.replace(/\/$/u, '')
  if (!/[<*{$]/u.test(plain)) return files.includes(plain) || folders.has(plain)
  const parts = plain.split(/<[\w-]+>|\{[^}]*\}|\$\w+|(?:\*+\/?)+/u)
  const literal = parts.map((part) => part.replaceAll(/[.+?^$()|[\]\\]/gu, String.raw`\$&`))
  const pattern = new RegExp(`^${literal.join('.+')}$`, 'u')
  return files.some((file) => pattern.test(file)) || [...folders].some((each) => pattern.test(each))
}

/** True for the name of an existing file without the folders above it: `suggest/split.ts`. */
const isNamed = (name: string): boolean =>
  exists(name) || files.some((file) => file.endsWith(`/${name}`))

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found)

function missingInDocument(text: string): string[] {
  const paths = [...matches(text, filePath), ...matches(text, folderInBackticks)]
  const names = matches(text, nameInBackticks)
  return [...paths.filter((path) => !exists(path)), ...names.filter((name) => !isNamed(name))]
}

const missingInComments = (text: string): string[] =>
  matches(text, comment)
    .flatMap((each) => matches(each, filePath))
    .filter((path) => !exists(path))

/** Anchors that GitHub gives to the headings of a document. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.replaceAll(/^\x60{3}[\s\S]*?^\x60{3}/gmu, '').matchAll(/^#+ (.+)$/gmu)]
  return new Set(
    headings.map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Relative links of a document whose target or anchor does not exist. */
function brokenLinks(path: string, text: string): string[] {
  const targets = [...text.matchAll(link)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^(?:[a-z]+:|\/)/u.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const resolved = file === '' ? path : posix.join(posix.dirname(path), file)
      if (!exists(resolved)) return true
      const heading = file === '' ? text : anchor === undefined ? '' : textOf(resolved)
      return anchor !== undefined && !anchorsOf(heading).has(anchor)
    })
}

const report = (path: string, missing: readonly string[]): string[] =>
  [...new Set(missing)].map((each) => `${path}: ${each}`)

test('every file and folder that a document names exists', () => {
  expect(documents.flatMap((path) => report(path, missingInDocument(textOf(path))))).toEqual([])
})

test('every relative link of a document leads to a file, and its anchor to a heading', () => {
  expect(documents.flatMap((path) => report(path, brokenLinks(path, textOf(path))))).toEqual([])
})

test('every file that a comment of code or configuration names exists', () => {
  const ofConfiguration = configuration.flatMap((path) =>
    report(
      path,
      matches(textOf(path), filePath).filter((each) => !exists(each)),
    ),
  )
  const ofCode = commented.flatMap((path) => report(path, missingInComments(textOf(path))))
  expect([...ofConfiguration, ...ofCode]).toEqual([])
})

test('control: missing files, folders, links and anchors are noticed', () => {
  const text = '`src/gone/`, `worker/gone.ts`, `no-such-name.ts`, `worker/<area>/gone-*.ts`'
  expect([...new Set(missingInDocument(text))].toSorted()).toEqual([
    'no-such-name.ts',
    'src/gone/',
    'worker/<area>/gone-*.ts',
    'worker/gone.ts',
  ])
  expect(missingInDocument('`src/model/`, `worker/index.ts`, `rooms.ts`, `src/i18n/*.ts`')).toEqual(
    [],
  )
  const links =
    '[a](gone.md) [b](README.md#gone) [c](#two-words) [d](https://x.example)\n# Two words'
  expect(brokenLinks('CONTRIBUTING.md', links)).toEqual(['gone.md', 'README.md#gone'])
  const code = "const url = 'worker/gone.ts' // see worker/lost.ts\n/** src/gone.ts */"
  expect(missingInComments(code)).toEqual(['worker/lost.ts', 'src/gone.ts'])
})
