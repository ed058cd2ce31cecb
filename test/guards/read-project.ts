import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own files, by their path from its root, for the guards. */

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Generated folders. */
const generated = new Set([
  'node_modules',
  'dist',
  'paraglide',
  'tools',
  '.git',
  '.wrangler',
  '.tanstack',
  '.state',
  'test-results',
  'playwright-report',
])

/** `read` with the results of earlier calls: a dozen guards read the same files in one process. */
export function onceEach<T>(read: (path: string) => T): (path: string) => T {
  const results = new Map<string, T>()
  return (path) => {
    const known = results.get(path)
    if (known !== undefined) return known
    const result = read(path)
    results.set(path, result)
    return result
  }
}

/** Files under a folder ('' is the project), sorted; generated folders are left out. */
export const filesUnder = onceEach((folder: string): readonly string[] => listFiles(folder))

function listFiles(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return generated.has(entry.name) ? [] : listFiles(path)
      return [path]
    })
}

export const textOf = onceEach((path) => readFileSync(root + path, 'utf8'))

export const isTest = (path: string): boolean => path.endsWith('.test.ts')
export const isCode = (path: string): boolean =>
  /\.(?:ts|tsx|mjs)$/u.test(path) && !path.endsWith('.gen.ts')

/** A string literal (the group) or a comment; literals are matched because URLs contain `//` too. */
const literalOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/gu

/** Code without its comments. */
export const withoutComments = onceEach((code) =>
  code.replace(literalOrComment, (_, text: string | undefined) => text ?? ''),
)

/** The comments of code, with their delimiters. */
export const commentsOf = onceEach((code): readonly string[] =>
  [...code.matchAll(literalOrComment)]
    .filter(([, text]) => text === undefined)
    .map(([comment]) => comment),
)

export interface Import {
  /** Path from the project's root, or the package's name. */
  target: string
  typeOnly: boolean
}

const importLine =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gmu

/** Every import and re-export of a file. */
export const importsOf = onceEach((path): readonly Import[] => importsIn(path, textOf(path)))

/** Every import and re-export of code that is in a file of this path. */
export function importsIn(path: string, code: string): Import[] {
  return [...withoutComments(code).matchAll(importLine)].map(([, type, named, dynamic]) => {
    const from = named ?? dynamic ?? ''
    const target = from.startsWith('.') ? posix.join(posix.dirname(path), from) : from
    return { target, typeOnly: type !== undefined }
  })
}
