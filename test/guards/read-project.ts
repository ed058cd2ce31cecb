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

/** Files under a folder ('' is the project), sorted; generated folders are left out. */
export function filesUnder(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesUnder(path)
      return [path]
    })
}

export function textOf(path: string): string {
  return readFileSync(root + path, 'utf8')
}

export const isTest = (path: string): boolean => path.endsWith('.test.ts')
export const isCode = (path: string): boolean =>
  /\.(?:ts|tsx|mjs)$/u.test(path) && !path.endsWith('.gen.ts')

/** A string literal (the group) or a comment; literals are matched because URLs contain `//` too. */
const literalOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/gu

/** Code without its comments. */
export function withoutComments(code: string): string {
  return code.replace(literalOrComment, (_, text: string | undefined) => text ?? '')
}

/** The comments of code, with their delimiters. */
export function commentsOf(code: string): string[] {
  return [...code.matchAll(literalOrComment)]
    .filter(([, text]) => text === undefined)
    .map(([comment]) => comment)
}

export interface Import {
  /** Path from the project's root, or the package's name. */
  target: string
  typeOnly: boolean
}

const importLine =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gmu

/** Every import and re-export of a file. */
export function importsOf(path: string, code = textOf(path)): Import[] {
  return [...withoutComments(code).matchAll(importLine)].map(([, type, named, dynamic]) => {
    const from = named ?? dynamic ?? ''
    const target = from.startsWith('.') ? posix.join(posix.dirname(path), from) : from
    return { target, typeOnly: type !== undefined }
  })
}
