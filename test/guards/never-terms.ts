import type { Locale } from '../../src/model/locales.ts'
import { textOf } from './read-project.ts'

/** A row of a table “Never | Instead | Except” in docs/glossary. */
export interface NeverTerm {
  term: string
  instead: string
  /** Keys of messages that may contain the term. */
  except: readonly string[]
}

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the table whose heading begins with “Never” in a glossary page. */
export function neverTerms(page: string): NeverTerm[] {
  const lines = page.split('\n')
  const heading = lines.findIndex((line) => cells(line)[0] === 'Never')
  if (heading === -1) return []
  const rows = lines.slice(heading + 2)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end === -1 ? rows.length : end).map((row) => {
    const [term = '', instead = '', except = ''] = cells(row)
    return { term, instead, except: except.match(/[a-z]\w+/gu) ?? [] }
  })
}

export const neverTermsOf = (locale: Locale): NeverTerm[] =>
  neverTerms(textOf(`docs/glossary/${locale}.md`))

/** Scripts that join words without a space, or endings to a word. */
const joined = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]`

/**
 * Pattern of a term: whole words, in any case if the term is in lower case. `…` at an end of the term stands for the
 * rest of the word. Terms in Chinese, Japanese, Korean and Thai match inside a word too.
 */
export function termPattern(term: string): RegExp {
  const bare = term.replaceAll(/^…|…$/gu, '')
  const isOpenBefore = term.startsWith('…') || new RegExp(`^${joined}`, 'u').test(bare)
  const isOpenAfter = term.endsWith('…') || new RegExp(`${joined}$`, 'u').test(bare)
  const literal = bare.replaceAll(/[.+*?^$()|[\]{}\\]/gu, String.raw`\$&`)
  const before = isOpenBefore ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`
  const after = isOpenAfter ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`
  return new RegExp(before + literal + after, bare === bare.toLowerCase() ? 'iu' : 'u')
}
