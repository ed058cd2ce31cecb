import { foldName } from './fold-name.ts'

/** Words with a meaning, by their folded form; the first meaning of a word counts. Made on first use. */
export function wordTable<Code extends string>(
  codes: readonly Code[],
  namesOf: (code: Code) => readonly string[],
): () => ReadonlyMap<string, Code> {
  let table: Map<string, Code> | null = null
  return () => {
    if (table !== null) return table
    const made = new Map<string, Code>()
    for (const code of codes)
      for (const name of [code, ...namesOf(code)]) {
        const folded = foldName(name)
        if (!made.has(folded)) made.set(folded, code)
      }
    table = made
    return made
  }
}
