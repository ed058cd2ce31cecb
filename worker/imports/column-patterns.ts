import type { ColumnTarget } from '../../src/model/event/imports.ts'
import { columnWords } from './column-words.ts'
import { foldName } from './fold-name.ts'

/** Words match at the beginning of a word of the name, or anywhere for scripts without spaces. */
const patterns = columnWords.map(
  ([target, words]) =>
    [target, new RegExp(`(?:^|[^\\p{L}]|(?<=\\p{Lo}))(?:${words})`, 'u')] as const,
)

/** The fact of a target without its order or unit; a table has one column for each. */
export const fieldOfTarget = (target: ColumnTarget): string => target.split('.')[0] ?? target

/** The first target of which the name of a column has a word, among those whose facts are not taken. */
export function targetOfName(name: string, taken: ReadonlySet<string>): ColumnTarget | null {
  const folded = foldName(name)
  const found = patterns.find(
    ([target, pattern]) => !taken.has(fieldOfTarget(target)) && pattern.test(folded),
  )
  return found?.[0] ?? null
}

/** Longest name of a column; longer texts are notes. */
const nameLimit = 60

/** Number of facts that a row of texts names. A text with a digit is a value. */
export function countNamedFacts(texts: readonly string[]): number {
  const taken = new Set<string>()
  for (const text of texts) {
    if (text === '' || text.length > nameLimit || /\d/u.test(text)) continue
    const target = targetOfName(text, taken)
    if (target !== null) taken.add(fieldOfTarget(target))
  }
  return taken.size
}
