import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneEditPrefix } from '../../text/one-edit.ts'
import { rankCorrections, spellingKeys } from './rank-corrections.ts'

describe('corrections', () => {
  it('share a key with the word after any single mistake', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 6, maxLength: 12 })
    fc.assert(
      fc.property(
        letters,
        fc.nat(),
        fc.constantFrom(...'abcde'),
        fc.nat(3),
        (word, position, letter, kind) => {
          const at = position % (word.length - 1)
          const tail = word.slice(at + 1)
          const swapped = `${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
          const endings = [tail, letter + tail, letter + word.slice(at), swapped]
          const typed = word.slice(0, at) + (endings[kind] ?? '')
          const keys = spellingKeys(word)
          expect(spellingKeys(typed).some((key) => keys.includes(key))).toBe(true)
          expect(oneEditPrefix(typed, word)).not.toBeNull()
        },
      ),
    )
  })

  it('are ordered by whole words first, then by number of events', () => {
    const candidates: [string, number][] = [
      ['merlins', 9],
      ['berlin', 1],
      ['derlin', 5],
      ['xylem', 7],
    ]
    expect(rankCorrections('nerlin', candidates)).toEqual(['derlin', 'berlin', 'merlin'])
  })
})
